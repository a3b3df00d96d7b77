import type { Selectable } from 'kysely';
import { houseAccount, houseBalance } from '#platform/ledger/index.ts';
import { keysetList, newestFirst } from '#platform/paging/index.ts';
import type { RowList } from '#platform/paging/index.ts';
import type { Database, Reader } from '#platform/store/index.ts';

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

/** Wins of jackpots, newest first. @param jackpots ids of those wanted; undefined for all */
export function payouts(db: Reader, jackpots: readonly string[] | undefined): RowList<PayoutRow> {
  const order = newestFirst('jackpot-payouts', 'jackpotPayouts', 'paidAt');
  const all = db
    .selectFrom('jackpotPayouts')
    .innerJoin('jackpots', 'jackpots.id', 'jackpotPayouts.jackpotId')
    .selectAll('jackpotPayouts')
    .select('jackpots.name as jackpotName');
  if (jackpots === undefined) return keysetList(order, { all });
  const none = jackpots.length === 0;
  const chosen = all.where((eb) => (none ? eb.lit(false) : eb('jackpotId', 'in', jackpots)));
  return keysetList(order, { all, chosen });
}
