import type { ExpressionBuilder, Selectable, SqlBool, Expression } from 'kysely';
import { keysetList, newestFirst } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import type { Database, Reader } from '#platform/store/index.ts';

export interface BetRow extends Selectable<Database['bets']> {
  /** Name of the promo that it counted for. */
  readonly promoName: string | null;
}

/** Choice of a member's bets; all that is given must hold (BETS-13, BETS-14). */
export interface BetChoice {
  readonly memberId: string;
  /** Ids of game categories, one of which must be the bet's; none of them is a choice of nothing. */
  readonly categories?: readonly string[];
  /** Epoch milliseconds, included. */
  readonly from?: number;
  /** Epoch milliseconds, included. */
  readonly to?: number;
}

type Builder = ExpressionBuilder<Database, 'bets'>;

function conditions({ memberId, categories, from, to }: BetChoice): (eb: Builder) => Expression<SqlBool> {
  return (eb) =>
    eb.and([
      eb('bets.memberId', '=', memberId),
      ...(categories === undefined
        ? []
        : [categories.length > 0 ? eb('gameCategoryId', 'in', categories) : eb.lit(false)]),
      ...(from === undefined ? [] : [eb('settledAt', '>=', from)]),
      ...(to === undefined ? [] : [eb('settledAt', '<=', to)]),
    ]);
}

/** The bets of a choice, latest first, read page by page. */
export function betList(db: Reader, choice: BetChoice): RowList<BetRow> {
  const order = newestFirst('bets', 'bets', 'settledAt');
  const bets = db
    .selectFrom('bets')
    .leftJoin('memberPromos', 'memberPromos.id', 'bets.memberPromoId')
    .leftJoin('promos', 'promos.id', 'memberPromos.promoId')
    .selectAll('bets')
    .select('promos.name as promoName');
  const all = bets.where('bets.memberId', '=', choice.memberId);
  return keysetList(order, { all, chosen: bets.where(conditions(choice)) });
}

/** Totals of a choice by the fiat currency they are in, in cents. */
export async function sumBets(
  db: Reader,
  choice: BetChoice,
): Promise<readonly { readonly currency: string; readonly staked: bigint; readonly paid: bigint }[]> {
  const rows = await db
    .selectFrom('bets')
    .select((eb) => [
      'fiatCurrency',
      eb.fn.sum<bigint>('fiatEffectiveBetMinor').as('stakedMinor'),
      eb.fn.sum<bigint>('fiatPayoutMinor').as('paidMinor'),
    ])
    .where(conditions(choice))
    .groupBy('fiatCurrency')
    .execute();
  return rows.map((row) => ({ currency: row.fiatCurrency, staked: row.stakedMinor, paid: row.paidMinor }));
}
