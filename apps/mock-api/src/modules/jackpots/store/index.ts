import { rewardedStakes } from '@magpie/domain/play';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { houseAccount, houseBalance } from '#platform/ledger/index.ts';
import { keysetList, newestFirst } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import type { Database, EpochMs, Reader, Writer } from '#platform/store/index.ts';

export interface JackpotRow extends Selectable<Database['jackpots']> {
  /** Minor units. */
  readonly poolMinor: bigint;
}

export interface PayoutRow extends Selectable<Database['jackpotPayouts']> {
  readonly jackpotName: string;
}

const known = (db: Reader) => db.selectFrom('jackpots').selectAll().where('status', '!=', 'DELETED');

async function withPool(db: Reader, row: Selectable<Database['jackpots']>): Promise<JackpotRow> {
  return { ...row, poolMinor: await houseBalance(db, houseAccount(`JACKPOT:${row.id}`, row.currency)) };
}

/** Every jackpot that was not removed for good, by id. */
export async function readJackpots(db: Reader): Promise<readonly JackpotRow[]> {
  const rows = await known(db).orderBy('id').execute();
  return Promise.all(rows.map((row) => withPool(db, row)));
}

/** The jackpot of that id that was not removed for good, or undefined. */
export async function readJackpot(db: Reader, id: string): Promise<JackpotRow | undefined> {
  const row = await known(db).where('id', '=', id).executeTakeFirst();
  return row && withPool(db, row);
}

/** What bets put into a jackpot, by provider. */
export async function readContributions(db: Reader, jackpotId: string) {
  return db
    .selectFrom('jackpotContributions')
    .innerJoin('providers', 'providers.id', 'jackpotContributions.providerId')
    .select(['providers.id', 'providers.code', 'providers.name', 'providers.image', 'contribution'])
    .where('jackpotId', '=', jackpotId)
    .orderBy('providers.name')
    .execute();
}

export interface ChosenPayouts {
  /** Ids of the jackpots; undefined for all. */
  readonly jackpots: readonly string[] | undefined;
  /** Wins of a member, or with `own` false those of everybody else; undefined for all. A visitor has none. */
  readonly winner: { readonly memberId: string | null; readonly own: boolean } | undefined;
}

/** Wins of jackpots, newest first. */
export function payouts(db: Reader, { jackpots, winner }: ChosenPayouts): RowList<PayoutRow> {
  const order = newestFirst('jackpot-payouts', 'jackpotPayouts', 'paidAt');
  const all = db
    .selectFrom('jackpotPayouts')
    .innerJoin('jackpots', 'jackpots.id', 'jackpotPayouts.jackpotId')
    .selectAll('jackpotPayouts')
    .select('jackpots.name as jackpotName');
  if (jackpots === undefined && !winner) return keysetList(order, { all });
  const chosen = all.where((eb) => {
    const ofJackpot =
      jackpots === undefined
        ? eb.lit(true)
        : jackpots.length === 0
          ? eb.lit(false)
          : eb('jackpotId', 'in', jackpots);
    if (!winner) return ofJackpot;
    // 'is', since the account of a winner can be gone.
    const isOwn = eb('memberId', 'is not distinct from', winner.memberId ?? '');
    return eb.and([ofJackpot, winner.own ? isOwn : eb.not(isOwn)]);
  });
  return keysetList(order, { all, chosen });
}

export async function changeJackpot(
  db: Writer,
  id: string,
  change: Pick<Updateable<Database['jackpots']>, 'poolStatus' | 'status'>,
): Promise<void> {
  await db.updateTable('jackpots').set(change).where('id', '=', id).execute();
}

export async function keepPayout(db: Writer, payout: Insertable<Database['jackpotPayouts']>): Promise<void> {
  await db.insertInto('jackpotPayouts').values(payout).execute();
}

export interface FedJackpot {
  readonly jackpot: JackpotRow;
  /** Hundredths of a percent of the stake. */
  readonly contribution: number;
}

/** The jackpots that bets at a provider feed, by id. */
export async function jackpotsFedBy(db: Reader, providerId: string): Promise<readonly FedJackpot[]> {
  const rows = await known(db)
    .innerJoin('jackpotContributions', 'jackpotContributions.jackpotId', 'jackpots.id')
    .selectAll('jackpots')
    .select('jackpotContributions.contribution')
    .where('jackpotContributions.providerId', '=', providerId)
    .orderBy('jackpots.id')
    .execute();
  return Promise.all(
    rows.map(async ({ contribution, ...row }) => ({ jackpot: await withPool(db, row), contribution })),
  );
}

export interface LastPayout {
  readonly paidAt: EpochMs;
  /** Place of the winning bet among all; null when it is not known. */
  readonly betSeq: number | null;
}

export async function lastPayout(db: Reader, jackpotId: string): Promise<LastPayout | null> {
  const last = await db
    .selectFrom('jackpotPayouts')
    .leftJoin('bets', 'bets.id', 'jackpotPayouts.betId')
    .select(['jackpotPayouts.paidAt', 'bets.seq as betSeq'])
    .where('jackpotPayouts.jackpotId', '=', jackpotId)
    .orderBy('jackpotPayouts.paidAt', 'desc')
    .orderBy('jackpotPayouts.seq', 'desc')
    .executeTakeFirst();
  return last ?? null;
}

/** A member's settled bets of cash on the games of a jackpot. */
function cashBets(db: Reader, memberId: string, jackpotId: string) {
  return db
    .selectFrom('bets')
    .innerJoin('games', 'games.id', 'bets.gameId')
    .innerJoin('jackpotContributions', 'jackpotContributions.providerId', 'games.providerId')
    .where('jackpotContributions.jackpotId', '=', jackpotId)
    .where('bets.memberId', '=', memberId)
    .where('bets.status', 'in', ['SETTLED', 'CASHOUT'])
    .where('bets.freeSpin', '=', rewardedStakes.freeSpin)
    .where('bets.walletMode', '=', rewardedStakes.walletMode);
}

export interface TurnoverChoice {
  readonly memberId: string;
  readonly jackpotId: string;
  /** The payout after which bets count; null for all. One at the same moment counts when it was made after the winning one. */
  readonly last: LastPayout | null;
}

/** What a member staked on the games of a jackpot after a payout, by currency, in minor units. */
export async function turnoverSince(
  db: Reader,
  { memberId, jackpotId, last }: TurnoverChoice,
): Promise<readonly { readonly currency: string; readonly staked: bigint }[]> {
  let bets = cashBets(db, memberId, jackpotId);
  if (last) {
    const { paidAt, betSeq } = last;
    const after = betSeq ?? Number.MAX_SAFE_INTEGER;
    bets = bets.where((eb) =>
      eb.or([
        eb('bets.settledAt', '>', paidAt),
        eb.and([eb('bets.settledAt', '=', paidAt), eb('bets.seq', '>', after)]),
      ]),
    );
  }
  const rows = await bets
    .select((eb) => ['bets.currency', eb.fn.sum<bigint>('bets.effectiveBetMinor').as('stakedMinor')])
    .groupBy('bets.currency')
    .execute();
  return rows.map(({ currency, stakedMinor }) => ({ currency, staked: stakedMinor }));
}

/** A member's latest settled bet of cash on a game of a jackpot. */
export async function lastBet(db: Reader, memberId: string, jackpotId: string) {
  return cashBets(db, memberId, jackpotId)
    .select(['bets.id', 'bets.memberId', 'bets.currency', 'bets.effectiveBetMinor'])
    .orderBy('bets.settledAt', 'desc')
    .orderBy('bets.seq', 'desc')
    .executeTakeFirst();
}

/** The name by which a winner is kept in the records. */
export async function usernameOf(db: Reader, memberId: string): Promise<string> {
  const members = db.selectFrom('members').select('username').where('id', '=', memberId);
  return (await members.executeTakeFirstOrThrow()).username;
}
