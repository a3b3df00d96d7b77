import type { Selectable } from 'kysely';
import { accountId, houseAccount } from '../../platform/ledger/index.ts';
import type { RowList } from '../../platform/paging/index.ts';
import type { Database, Reader } from '../../platform/store/index.ts';

/** A jackpot with what its pool holds. */
export interface JackpotRow extends Selectable<Database['jackpots']> {
  /** Minor units. */
  readonly pool_minor: bigint;
}

/** A win of a jackpot with the jackpot's name. */
export interface PayoutRow extends Selectable<Database['jackpot_payouts']> {
  readonly jackpot_name: string;
}

async function poolOf(db: Reader, { id, currency }: Selectable<Database['jackpots']>): Promise<bigint> {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance_minor')
    .where('id', '=', accountId(houseAccount(`JACKPOT:${id}`, currency)))
    .executeTakeFirst();
  return account?.balance_minor ?? 0n;
}

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
  const all = () => {
    const rows = db
      .selectFrom('jackpot_payouts')
      .innerJoin('jackpots', 'jackpots.id', 'jackpot_payouts.jackpot_id');
    if (jackpots?.length === 0) return rows.where((eb) => eb.lit(false));
    return jackpots === undefined ? rows : rows.where('jackpot_id', 'in', jackpots);
  };
  const rowsOf = () => all().selectAll('jackpot_payouts').select('jackpots.name as jackpot_name');
  return {
    name: 'jackpot-payouts',
    find: (id) => rowsOf().where('jackpot_payouts.id', '=', id).executeTakeFirst(),
    read(after, limit) {
      const rows = rowsOf().orderBy('paid_at', 'desc').orderBy('seq', 'desc').limit(limit);
      if (!after) return rows.execute();
      const { paid_at, seq } = after;
      return rows
        .where((eb) =>
          eb.or([eb('paid_at', '<', paid_at), eb.and([eb('paid_at', '=', paid_at), eb('seq', '<', seq)])]),
        )
        .execute();
    },
    async count() {
      const { count } = await all()
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
