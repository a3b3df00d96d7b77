import { money } from '@magpie/domain/money';
import type { BetEnd, BetTerms } from '@magpie/domain/sportsbook';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { jsonText, preparedUpTo } from '#platform/store/index.ts';
import type { Database, JsonValue, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import type { SeatKey } from '../../seat-key.ts';
import type { BetStatus } from './tables.ts';

export type BetRow = Selectable<Database['sportsbookBets']>;
export type LegRow = Selectable<Database['sportsbookLegs']>;

/** A bet with its legs in their order. */
export interface KeptBet {
  readonly bet: BetRow;
  readonly legs: readonly LegRow[];
}

export * from './part-payments.ts';

/** What of a bet was not cashed out. */
export const termsOf = ({ size, unitMinor, soldUnitMinor }: BetRow): BetTerms => ({
  size,
  unit: money.of(unitMinor - soldUnitMinor),
});

export async function betById(db: Reader, id: string): Promise<BetRow> {
  return db.selectFrom('sportsbookBets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function withLegs(db: Reader, bets: readonly BetRow[]): Promise<readonly KeptBet[]> {
  if (bets.length === 0) return [];
  const ids = bets.map(({ id }) => id);
  const rows = await db
    .selectFrom('sportsbookLegs')
    .selectAll()
    .where('betId', 'in', ids)
    .orderBy('place')
    .execute();
  const legs = Map.groupBy(rows, ({ betId }) => betId);
  return bets.map((bet) => ({ bet, legs: legs.get(bet.id) ?? [] }));
}

const ofSeat = (db: Reader, { memberId, gameId }: SeatKey) =>
  db.selectFrom('sportsbookBets').selectAll().where('memberId', '=', memberId).where('gameId', '=', gameId);

/** The bet that a request of a member led to, or one of their bets by its id. */
export async function findBet(
  db: Reader,
  seatKey: SeatKey,
  by: { readonly requestId: string } | { readonly id: string },
): Promise<KeptBet | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['requestId', by.requestId] as const);
  return (await withLegs(db, await ofSeat(db, seatKey).where(column, '=', value).execute()))[0];
}

/** A member's bets that are not over, the latest first. */
export async function openBets(db: Reader, seatKey: SeatKey): Promise<readonly KeptBet[]> {
  const open: readonly BetStatus[] = ['OPENING', 'OPEN', 'DECIDED'];
  return withLegs(db, await ofSeat(db, seatKey).where('status', 'in', open).orderBy('seq', 'desc').execute());
}

/** A member's bets that are over, the latest first. @param before the number of the bet after which to go on */
export async function closedBets(
  db: Reader,
  seatKey: SeatKey,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<readonly KeptBet[]> {
  const rows = await ofSeat(db, seatKey)
    .where('status', '=', 'CLOSED')
    .where('seq', '<', before)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return withLegs(db, rows);
}

export async function addBet(
  unit: Unit,
  bet: Omit<Insertable<Database['sportsbookBets']>, 'id'>,
  legs: readonly Omit<LegRow, 'betId' | 'place'>[],
): Promise<KeptBet> {
  const row = await unit.db
    .insertInto('sportsbookBets')
    .values({ id: unit.id('rnd'), ...bet })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = legs.map((leg, place) => ({ betId: row.id, place, ...leg }));
  await unit.db.insertInto('sportsbookLegs').values(rows).execute();
  return { bet: row, legs: rows };
}

export async function changeBet(
  unit: Unit,
  id: string,
  change: Partial<Omit<BetRow, 'seq' | 'id'>>,
): Promise<BetRow> {
  return unit.db
    .updateTable('sportsbookBets')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Keeps how a bet ended; it is to be paid. */
export async function decideBet(unit: Unit, id: string, { ending, payout }: BetEnd): Promise<BetRow> {
  const decidedAt = unit.now.getTime();
  const { last } = await unit.db
    .selectFrom('sportsbookBets')
    .select((eb) => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  const decided = { decidedAt, lastSeqBeforeDecision: last };
  return changeBet(unit, id, { status: 'DECIDED', ending, payoutMinor: payout, ...decided });
}

/** Forgets a bet whose stake was refused. */
export async function removeBet(unit: Unit, id: string): Promise<void> {
  await unit.db.deleteFrom('sportsbookLegs').where('betId', '=', id).execute();
  await unit.db.deleteFrom('sportsbookBets').where('id', '=', id).execute();
}

export async function closeBets(unit: Unit, ids: readonly string[]): Promise<void> {
  await unit.db
    .updateTable('sportsbookBets')
    .set({ status: 'CLOSED' })
    .where('id', 'in', ids)
    .where('status', '=', 'DECIDED')
    .execute();
}

const unpaid = sql<boolean>`status in ('OPENING', 'DECIDED')`;

/** Bets whose last call to the platform is not answered, the earliest first. @param after the number of the bet to go on after */
export async function unansweredBets(
  db: Reader,
  statuses: readonly BetStatus[],
  { after = 0, limit }: { readonly after?: number; readonly limit: number },
): Promise<readonly BetRow[]> {
  return db
    .selectFrom('sportsbookBets')
    .selectAll()
    .where(unpaid)
    .where('status', 'in', statuses)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

// As a literal, because the index of the open legs is not used for a parameter.
const legOpen = sql<boolean>`state = 'OPEN'`;

/** Matches with open bets, the first to be over at the top. */
export const matchesToSettle = preparedUpTo((db: Reader) =>
  db
    .selectFrom('sportsbookLegs')
    .select(['fixtureId', 'endsAt'])
    .where(legOpen)
    .groupBy(['endsAt', 'fixtureId'])
    .orderBy('endsAt')
    .orderBy('fixtureId'),
);

/** A match with when it is over, by which its legs are found. */
export type Ended = Pick<LegRow, 'fixtureId' | 'endsAt'>;

export async function openLegsOf(unit: Unit, { fixtureId, endsAt }: Ended): Promise<readonly LegRow[]> {
  return unit.db
    .selectFrom('sportsbookLegs')
    .selectAll()
    .where(legOpen)
    .where('endsAt', '=', endsAt)
    .where('fixtureId', '=', fixtureId)
    .execute();
}

/** Closes the open legs on one selection of a match. */
export async function closeLegs(
  unit: Unit,
  { fixtureId, endsAt, market, selection, state }: Omit<LegRow, 'betId' | 'place' | 'odds'>,
): Promise<void> {
  await unit.db
    .updateTable('sportsbookLegs')
    .set({ state })
    .where(legOpen)
    .where('endsAt', '=', endsAt)
    .where('fixtureId', '=', fixtureId)
    .where('market', '=', market)
    .where('selection', '=', selection)
    .execute();
}

export type PickBeside = Pick<LegRow, 'betId' | 'fixtureId' | 'market' | 'selection' | 'odds'>;

/**
 * What a member's bets say of the matches that one of them is on, its own picks included. Of two bets one of which was decided
 * before the other was placed, neither says anything beside the other.
 */
export async function picksBeside(
  db: Reader,
  { id, memberId, seq, lastSeqBeforeDecision: last }: BetRow,
): Promise<readonly PickBeside[]> {
  return db
    .selectFrom('sportsbookLegs as leg')
    .innerJoin('sportsbookBets as bet', 'bet.id', 'leg.betId')
    .select(['leg.betId', 'leg.fixtureId', 'leg.market', 'leg.selection', 'leg.odds'])
    .where('leg.fixtureId', 'in', (eb) =>
      eb.selectFrom('sportsbookLegs as own').select('own.fixtureId').where('own.betId', '=', id),
    )
    .where('bet.memberId', '=', memberId)
    .where('bet.status', 'in', ['OPEN', 'DECIDED', 'CLOSED'])
    .where((eb) =>
      eb.or([eb('bet.lastSeqBeforeDecision', 'is', null), eb('bet.lastSeqBeforeDecision', '>=', seq)]),
    )
    .$if(last !== null, (query) => query.where('bet.seq', '<=', last))
    .execute();
}

/** The open ones among some bets. */
export async function openAmong(unit: Unit, ids: readonly string[]): Promise<readonly KeptBet[]> {
  const rows = await unit.db
    .selectFrom('sportsbookBets')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'OPEN')
    .execute();
  return withLegs(unit.db, rows);
}

/** Closes a bet whose stake is given back, because nobody knew whether it had been taken. */
export async function annulBet(unit: Unit, id: string): Promise<void> {
  await unit.db
    .updateTable('sportsbookBets')
    .set({ status: 'ANNULLED' })
    .where('id', '=', id)
    .where('status', '=', 'OPENING')
    .execute();
}

export async function saveSlip(unit: Unit, seatKey: SeatKey, slip: JsonValue): Promise<void> {
  await unit.db
    .insertInto('sportsbookSlips')
    .values({ ...seatKey, slip: jsonText(slip) })
    .onConflict((conflict) => conflict.columns(['memberId', 'gameId']).doUpdateSet({ slip: jsonText(slip) }))
    .execute();
}

/** The slip of a member as JSON; null for none. */
export async function keptSlip(db: Reader, { memberId, gameId }: SeatKey): Promise<string | null> {
  const row = await db
    .selectFrom('sportsbookSlips')
    .select('slip')
    .where('memberId', '=', memberId)
    .where('gameId', '=', gameId)
    .executeTakeFirst();
  return row?.slip ?? null;
}
