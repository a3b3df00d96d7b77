import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createIndex } from './columns.ts';
import type { Untyped } from './columns.ts';

async function addEnd(db: Untyped, table: string): Promise<void> {
  const end = sql`coalesce(expires_at, ${sql.lit(Number.MAX_SAFE_INTEGER)})`;
  await db.schema
    .alterTable(table)
    .addColumn('ends_at', 'bigint', (column) => column.generatedAlwaysAs(end))
    .execute();
}

/** What lets the database cut the lists of rewards, and find the rewards that are over, without reading the others. */
export const rewardLists: Migration = {
  async up(db: Untyped) {
    await addEnd(db, 'promos');
    await createIndex(db, 'promos', 'ends_at', 'id');
    await addEnd(db, 'member_bonuses');
    await createIndex(db, 'member_bonuses', 'member_id', 'activated_at', 'ends_at');
    await createIndex(db, 'member_promos', 'member_id', 'created_at');
    await createIndex(db, 'member_promos', 'status', 'expires_at');
    await createIndex(db, 'member_free_spins', 'member_id', 'claimed_at');
    await createIndex(db, 'member_free_spins', 'member_promo_id');
    await createIndex(db, 'member_free_spins', 'status', 'expires_at');
    await createIndex(db, 'tournaments', 'expires_at', 'id');
    await createIndex(db, 'jackpot_payouts', 'paid_at');
    await createIndex(db, 'messages', 'member_id', 'read', 'created_at');
  },
};
