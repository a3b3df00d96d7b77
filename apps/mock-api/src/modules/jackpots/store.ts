import type { Selectable } from 'kysely';
import { houseAccount, houseBalance } from '../../platform/ledger/index.ts';
import { keysetList } from '../../platform/paging/index.ts';
import type { RowList } from '../../platform/paging/index.ts';
import type { Database, Reader } from '../../platform/store/index.ts';

export interface JackpotRow extends Selectable<Database['jackpots']> {
  /** Minor units. */
  readonly pool_minor: bigint;
}

export interface PayoutRow extends Selectable<Database['jackpot_payouts']> {
  readonly jackpot_name: string;
}

const poolOf = (db: Reader, { id, currency }: Selectable<Database['jackpots']>): Promise<bigint> =>
  houseBalance(db, houseAccount(`JACKPOT:${id}`, currency));

/** Every jackpot that was not removed for good, by id. */
export async function readJackpots(db: Reader): Promise<readonly JackpotRow[]> {
  const rows = await db
    .selectFrom('jackpots')
    .selectAll()
    .where('status', '!=', 'DELETED')
    .orderBy('id')
    .execute();
  return Promise.all(rows.map(async (row) => ({ ...row, pool_minor: await poolOf(db, row) })));
}

/** What bets put into a jackpot, by provider. */
export async function readContributions(db: Reader, jackpotId: string) {
  return db
    .selectFrom('jackpot_contributions')
    .innerJoin('providers', 'providers.id', 'jackpot_contributions.provider_id')
    .select(['providers.id', 'providers.code', 'providers.name', 'providers.image', 'contribution'])
    .where('jackpot_id', '=', jackpotId)
    .orderBy('providers.name')
    .execute();
}

/** Wins of jackpots, newest first. @param jackpots ids of those wanted; undefined for all */
export function payouts(db: Reader, jackpots: readonly string[] | undefined): RowList<PayoutRow> {
  const order = {
    name: 'jackpot-payouts',
    table: 'jackpot_payouts',
    columns: ['paid_at', 'seq'],
    direction: 'desc',
  } as const;
  const all = db
    .selectFrom('jackpot_payouts')
    .innerJoin('jackpots', 'jackpots.id', 'jackpot_payouts.jackpot_id')
    .selectAll('jackpot_payouts')
    .select('jackpots.name as jackpot_name');
  if (jackpots === undefined) return keysetList(order, { all });
  const none = jackpots.length === 0;
  const chosen = all.where((eb) => (none ? eb.lit(false) : eb('jackpot_id', 'in', jackpots)));
  return keysetList(order, { all, chosen });
}
