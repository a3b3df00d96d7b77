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
  texts,
  unique,
} from './columns.ts';
import type { Untyped } from './columns.ts';

async function walletTransactions(db: Untyped): Promise<void> {
  await createTable(
    db,
    'wallet_transactions',
    texts('vendor_id', 'transaction_id', 'kind', 'member_id', 'game_id', 'round_id', 'currency'),
    numbers('amount_minor'),
    optionalTexts('bet_transaction_id', 'entry_id'),
    numbers('balance_after_minor'),
    moments('made_at'),
    primaryKey('vendor_id', 'transaction_id'),
    unique('vendor_id', 'bet_transaction_id'),
    references('vendor_id', 'vendors'),
    references('member_id', 'members'),
    references('game_id', 'games'),
  );
  await createIndex(db, 'wallet_transactions', 'game_id', 'round_id');
}

export const play: Migration = {
  async up(db: Untyped) {
    await walletTransactions(db);
    await createTable(
      db,
      'game_rounds',
      sequence,
      texts('member_id', 'game_id', 'spin_id', 'round_id', 'currency'),
      numbers('stake_minor', 'payout_minor', 'balance_after_minor'),
      texts('outcome'),
      moments('played_at'),
      unique('member_id', 'game_id', 'spin_id'),
      references('member_id', 'members'),
      references('game_id', 'games'),
    );
  },
};
