import {
  createIndex,
  createTable,
  defaultText,
  flags,
  moments,
  numbers,
  optionalMoments,
  optionalTexts,
  primaryKey,
  references,
  sequence,
  textId,
  texts,
  unique,
  uniqueTextId,
} from '../columns.ts';
import type { Untyped } from '../columns.ts';

async function sessionTables(db: Untyped): Promise<void> {
  await createTable(
    db,
    'vendor_accounts',
    textId,
    texts('member_id', 'vendor_id', 'game_category_id'),
    optionalTexts('transfer_status'),
    moments('created_at'),
    unique('member_id', 'vendor_id', 'game_category_id'),
    references('member_id', 'members'),
    references('vendor_id', 'vendors'),
    references('game_category_id', 'game_categories'),
  );
  await createTable(
    db,
    'game_sessions',
    textId,
    texts('member_id', 'game_id', 'currency'),
    defaultText('balance_type', 'CASH'),
    optionalTexts('free_spin_id'),
    moments('started_at'),
    optionalMoments('ended_at'),
    references('member_id', 'members'),
    references('game_id', 'games'),
  );
  await createIndex(db, 'game_sessions', 'member_id', 'ended_at');
}

/** Tables of play: accounts at vendors, game sessions, bets and experience. */
export async function playTables(db: Untyped): Promise<void> {
  await sessionTables(db);
  await createTable(
    db,
    'bets',
    sequence,
    uniqueTextId,
    texts(
      'member_id',
      'game_id',
      'game_category_id',
      'round_id',
      'currency',
      'currency_type',
      'fiat_currency',
    ),
    optionalTexts('game_session_id'),
    defaultText('status', 'UNSETTLED'),
    flags('free_spin'),
    numbers('effective_bet_minor', 'payout_minor', 'fiat_effective_bet_minor', 'fiat_payout_minor'),
    moments('placed_at', 'settled_at'),
    unique('game_id', 'round_id'),
    references('member_id', 'members'),
    references('game_id', 'games'),
    references('game_category_id', 'game_categories'),
    references('game_session_id', 'game_sessions'),
  );
  await createIndex(db, 'bets', 'member_id', 'settled_at');
  await createTable(
    db,
    'member_experience',
    texts('member_id'),
    numbers('experience_milli', 'level', 'login_streak'),
    optionalMoments('last_login_at'),
    primaryKey('member_id'),
    references('member_id', 'members'),
  );
}
