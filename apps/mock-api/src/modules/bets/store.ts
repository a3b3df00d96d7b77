import type { ExpressionBuilder, Selectable, SelectQueryBuilder, SqlBool, Expression } from 'kysely';
import type { Database, Reader } from '../../platform/store/index.ts';

/** A bet as stored. */
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

/** The member's bet of that id, or undefined. */
export async function findBet(db: Reader, memberId: string, id: string): Promise<BetRow | undefined> {
  return db
    .selectFrom('bets')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Up to so many bets of a choice, latest first, after one of them when it is given. */
export async function readBets(
  db: Reader,
  choice: BetChoice,
  limit: number,
  after: BetRow | null,
): Promise<readonly BetRow[]> {
  const chosen: SelectQueryBuilder<Database, 'bets', BetRow> = db
    .selectFrom('bets')
    .selectAll()
    .where(conditions(choice));
  const later = after
    ? chosen.where((eb) =>
        eb.or([
          eb('settled_at', '<', after.settled_at),
          eb.and([eb('settled_at', '=', after.settled_at), eb('seq', '<', after.seq)]),
        ]),
      )
    : chosen;
  return later.orderBy('settled_at', 'desc').orderBy('seq', 'desc').limit(limit).execute();
}

/** How many bets a choice has. */
export async function countBets(db: Reader, choice: BetChoice): Promise<number> {
  const { count } = await db
    .selectFrom('bets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(conditions(choice))
    .executeTakeFirstOrThrow();
  return count;
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
