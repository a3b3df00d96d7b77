import type { Migration } from 'kysely/migration';
import {
  createIndex,
  createTable,
  moments,
  numbers,
  optionalTexts,
  primaryKey,
  references,
  sequence,
  textId,
  texts,
  uniqueTextId,
} from './columns.ts';
import type { Untyped } from './columns.ts';

/** Jackpots, what feeds them and who won them. */
export const jackpots: Migration = {
  async up(db: Untyped) {
    await createTable(
      db,
      'jackpots',
      textId,
      texts('name', 'description', 'rules', 'type', 'currency', 'pool_status', 'status'),
      numbers('seed_minor', 'high_threshold_minor', 'low_threshold_minor', 'payout_percentage'),
      numbers('turnover_requirement_minor', 'win_requirement_minor'),
    );
    await createTable(
      db,
      'jackpot_contributions',
      texts('jackpot_id', 'provider_id'),
      numbers('contribution'),
      primaryKey('jackpot_id', 'provider_id'),
      references('jackpot_id', 'jackpots'),
      references('provider_id', 'providers'),
    );
    await createTable(
      db,
      'jackpot_payouts',
      sequence,
      uniqueTextId,
      texts('jackpot_id', 'username', 'currency'),
      optionalTexts('member_id'),
      numbers('amount_minor', 'bet_minor'),
      moments('paid_at'),
      references('jackpot_id', 'jackpots'),
      references('member_id', 'members'),
    );
    await createIndex(db, 'jackpot_payouts', 'jackpot_id', 'paid_at');
  },
};
