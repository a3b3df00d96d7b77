import type { ExpressionBuilder, Selectable, SqlBool, Expression } from 'kysely';
import { keysetList } from '../../platform/paging/index.ts';
import type { RowList } from '../../platform/paging/index.ts';
import type { Database, Reader } from '../../platform/store/index.ts';

export type BetRow = Selectable<Database['bets']>;

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
      eb('member_id', '=', memberId),
      ...(categories === undefined
        ? []
        : [categories.length > 0 ? eb('game_category_id', 'in', categories) : eb.lit(false)]),
      ...(from === undefined ? [] : [eb('settled_at', '>=', from)]),
      ...(to === undefined ? [] : [eb('settled_at', '<=', to)]),
    ]);
}

/** The bets of a choice, latest first, read page by page. */
export function betList(db: Reader, choice: BetChoice): RowList<BetRow> {
  const order = { name: 'bets', table: 'bets', columns: ['settled_at', 'seq'], direction: 'desc' } as const;
  const bets = db.selectFrom('bets').selectAll();
  const all = bets.where('member_id', '=', choice.memberId);
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
      'fiat_currency',
      eb.fn.sum<bigint>('fiat_effective_bet_minor').as('staked_minor'),
      eb.fn.sum<bigint>('fiat_payout_minor').as('paid_minor'),
    ])
    .where(conditions(choice))
    .groupBy('fiat_currency')
    .execute();
  return rows.map((row) => ({ currency: row.fiat_currency, staked: row.staked_minor, paid: row.paid_minor }));
}
