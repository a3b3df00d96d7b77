import type { Database } from '../store/database.ts';
import type { SqliteFile } from '../store/sqlite-file.ts';

type TimeColumns = {
  readonly [Table in keyof Database]: readonly (keyof Database[Table] & `${string}_at`)[];
};

/**
 * Every moment a seed may write, by table. A new world's are moved so that the template's now becomes the world's now.
 * The state's own are not moved: they are set when a world is made.
 */
export const timeColumns: TimeColumns = {
  world_state: [],
  request_log: ['received_at'],
  faults: ['created_at'],
  outbox: ['emitted_at', 'published_at'],
  mailbox: ['sent_at'],
  members: ['created_at'],
  member_favourite_currencies: [],
  member_labels: [],
  support_tokens: ['expires_at'],
  deposit_limits: [],
  used_captcha_tokens: ['used_at'],
  sessions: ['created_at', 'expires_at', 'ended_at'],
  login_networks: ['last_at'],
  codes: ['sent_at', 'expires_at', 'verified_at', 'used_at'],
  ledger_accounts: [],
  ledger_entries: ['posted_at'],
  ledger_postings: [],
  vendors: [],
  providers: [],
  game_types: [],
  game_categories: [],
  game_category_types: [],
  games: ['created_at'],
  game_category_games: [],
  vendor_accounts: ['created_at'],
  game_sessions: ['started_at', 'last_sign_at', 'ended_at'],
  bets: ['placed_at', 'settled_at'],
  member_experience: ['last_login_at'],
  promos: ['expires_at'],
  promo_providers: [],
  promo_games: [],
  promo_free_spins: [],
  promo_uses: [],
  member_promos: ['created_at', 'expires_at', 'ended_at'],
  member_free_spins: ['claimed_at', 'expires_at'],
  member_free_spin_games: [],
  member_bonuses: ['created_at', 'expires_at', 'activated_at'],
  lock_ins: ['last_lock_in_at'],
  cashbacks: [],
  cashback_providers: [],
  cashback_claims: ['claimed_at'],
  payment_methods: [],
  payment_method_currencies: [],
  withdrawal_methods: [],
  withdrawal_method_currencies: [],
  deposits: ['created_at', 'changed_at', 'reversed_at'],
  withdrawals: ['created_at', 'changed_at', 'superseded_at'],
  withdrawal_takings: [],
  idempotency_keys: ['created_at'],
  provider_calls: ['received_at'],
  cashier_transactions: ['created_at'],
  cashier_callbacks: ['due_at', 'done_at'],
  member_documents: ['created_at', 'changed_at'],
  member_document_files: [],
  wallet_transactions: ['made_at'],
  game_rounds: ['played_at'],
  messages: ['created_at'],
  experience_records: ['gained_at'],
  level_rewards: ['reached_at', 'expires_at', 'claimed_at'],
  achievements: [],
  achievement_badges: [],
  member_play_counts: [],
  member_badges: ['completed_at', 'claimed_at'],
  member_active_badges: [],
  jackpots: [],
  jackpot_contributions: [],
  jackpot_payouts: ['paid_at'],
  tournaments: ['valid_from_at', 'expires_at'],
  tournament_providers: [],
  tournament_rewards: [],
  tournament_scores: [],
};

/** Moves every moment in a world's file by so many milliseconds. */
export function shiftTimes(file: SqliteFile, byMs: number): void {
  if (byMs === 0) return;
  for (const [table, columns] of Object.entries(timeColumns)) {
    if (columns.length === 0) continue;
    const changes = columns.map((column) => `${column} = ${column} + ?`).join(', ');
    file.prepare(`update ${table} set ${changes}`).run(columns.map(() => byMs));
  }
}
