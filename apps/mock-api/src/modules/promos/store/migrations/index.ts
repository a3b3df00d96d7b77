import { addEnd, createIndex } from '#platform/store/migrations/columns.ts';
import type { Steps } from '#platform/store/migrations/columns.ts';
import { awardSteps } from './awards.ts';
import { cashSteps } from './cash.ts';
import { promoTables } from './tables.ts';

export const migrations: Steps = {
  '0040-promos': promoTables,
  /** What lets the database cut the lists of rewards, and find the rewards that are over, without reading the others. */
  async '0064-reward-lists'(db) {
    await addEnd(db, 'promos');
    await createIndex(db, 'promos', 'ends_at', 'id');
    await createIndex(db, 'member_promos', 'member_id', 'created_at');
    await createIndex(db, 'member_promos', 'status', 'expires_at');
    await createIndex(db, 'member_free_spins', 'member_id', 'claimed_at');
    await createIndex(db, 'member_free_spins', 'member_promo_id');
    await createIndex(db, 'member_free_spins', 'status', 'expires_at');
  },
  ...awardSteps,
  ...cashSteps,
};
