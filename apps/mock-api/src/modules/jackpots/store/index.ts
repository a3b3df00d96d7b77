import type { Insertable, Selectable, Updateable } from 'kysely';
import { houseAccount, houseBalances } from '#platform/ledger/index.ts';
import { keysetList, newestFirst } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import { kept, prepared } from '#platform/store/index.ts';
import type { Database, Reader, Writer } from '#platform/store/index.ts';

export interface JackpotRow extends Selectable<Database['jackpots']> {
  /** Minor units. */
  readonly poolMinor: bigint;
}

export interface PayoutRow extends Selectable<Database['jackpotPayouts']> {
  readonly jackpotName: string;
}

const known = (db: Reader) => db.selectFrom('jackpots').selectAll().where('status', '!=', 'DELETED');

async function withPools<Row extends Selectable<Database['jackpots']>>(
  db: Reader,
  rows: readonly Row[],
): Promise<(Row & JackpotRow)[]> {
  const pools = await houseBalances(
    db,
    rows.map(({ id, currency }) => houseAccount(`JACKPOT:${id}`, currency)),
  );
  return rows.map((row, at) => ({ ...row, poolMinor: pools[at] ?? 0n }));
}

/** Every jackpot that was not removed for good, by id. */
export async function readJackpots(db: Reader): Promise<readonly JackpotRow[]> {
  return withPools(db, await known(db).orderBy('id').execute());
}

/** The jackpot of that id that was not removed for good, or undefined. */
export async function readJackpot(db: Reader, id: string): Promise<JackpotRow | undefined> {
  return (await withPools(db, await known(db).where('id', '=', id).execute()))[0];
}

/** What bets put into some jackpots, by provider. */
export async function readContributions(db: Reader, jackpotIds: readonly string[]) {
  const rows = await db
    .selectFrom('jackpotContributions')
    .innerJoin('providers', 'providers.id', 'jackpotContributions.providerId')
    .select([
      'jackpotId',
      'providers.id',
      'providers.code',
      'providers.name',
      'providers.image',
      'contribution',
    ])
    .where('jackpotId', 'in', jackpotIds)
    .orderBy('providers.name')
    .execute();
  return Map.groupBy(rows, ({ jackpotId }) => jackpotId);
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
  readonly contribution: number;
}

const fedBy = prepared((db: Reader, { providerId }: { readonly providerId: string }) =>
  known(db)
    .innerJoin('jackpotContributions', 'jackpotContributions.jackpotId', 'jackpots.id')
    .selectAll('jackpots')
    .select('jackpotContributions.contribution')
    .where('jackpotContributions.providerId', '=', providerId)
    .orderBy('jackpots.id'),
);

const fed = kept(['jackpots', 'jackpotContributions'], (db, providerId) => fedBy.all(db, { providerId }));

/** The jackpots that bets at a provider feed, by id. */
export async function jackpotsFedBy(db: Reader, providerId: string): Promise<readonly FedJackpot[]> {
  const rows = await fed(db, providerId);
  return (await withPools(db, rows)).map(({ contribution, ...jackpot }) => ({ jackpot, contribution }));
}

/** The name by which a winner is kept in the records. */
export async function usernameOf(db: Reader, memberId: string): Promise<string> {
  const members = db.selectFrom('members').select('username').where('id', '=', memberId);
  return (await members.executeTakeFirstOrThrow()).username;
}
