import { undecidedBets } from '@magpie/domain/bets';
import type { Span } from '@magpie/domain/bets';
import type { AliasableExpression, ExpressionBuilder, Selectable, SqlBool, Expression } from 'kysely';
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

export async function betById(db: Reader, id: string): Promise<Selectable<Database['bets']> | undefined> {
  return db.selectFrom('bets').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Sum of bets of one fiat currency, in cents. */
export interface BetSum {
  /** Index of their span. */
  readonly span: number;
  readonly currency: string;
  readonly count: number;
  readonly staked: bigint;
  /** Stakes of the bets that are decided. */
  readonly decided: bigint;
  /** Payouts of the bets that are decided. */
  readonly paid: bigint;
}

const everyMoment: readonly Span[] = [{ from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER }];

/** The index of the span that a bet was settled in. @param spans each begins where the one before it ends */
function spanOf(eb: Builder, spans: readonly Span[]): AliasableExpression<number> {
  const [first, ...others] = spans.map(({ to }, index) => ({ to, index }));
  if (!first) return eb.lit(0);
  const start = eb.case().when('settledAt', '<', first.to).then(eb.lit(first.index));
  return others
    .reduce((cases, { to, index }) => cases.when('settledAt', '<', to).then(eb.lit(index)), start)
    .else(eb.lit(spans.length))
    .end();
}

const whenDecided = (eb: Builder, amount: 'fiatEffectiveBetMinor' | 'fiatPayoutMinor') =>
  eb.case().when('status', 'not in', undecidedBets).then(eb.ref(amount)).else(eb.val(0n)).end();

/** Totals of a choice by span and by the fiat currency they are in; spans without bets are left out. */
export async function sumBets(
  db: Reader,
  choice: BetChoice,
  spans: readonly Span[] = everyMoment,
): Promise<readonly BetSum[]> {
  const [from, to] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0];
  const rows = await db
    .selectFrom('bets')
    .select((eb) => [
      spanOf(eb, spans).as('span'),
      'fiatCurrency',
      eb.fn.countAll<number>().as('bets'),
      eb.fn.sum<bigint>('fiatEffectiveBetMinor').as('stakedMinor'),
      eb.fn.sum<bigint>(whenDecided(eb, 'fiatEffectiveBetMinor')).as('decidedMinor'),
      eb.fn.sum<bigint>(whenDecided(eb, 'fiatPayoutMinor')).as('paidMinor'),
    ])
    .where(conditions(choice))
    .where('settledAt', '>=', from)
    .where('settledAt', '<', to)
    .groupBy(['span', 'fiatCurrency'])
    .orderBy('span')
    .execute();
  return rows.map((row) => ({
    span: row.span,
    currency: row.fiatCurrency,
    count: row.bets,
    staked: row.stakedMinor,
    decided: row.decidedMinor,
    paid: row.paidMinor,
  }));
}
