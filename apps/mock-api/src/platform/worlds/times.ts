import type { Database } from '../store/database.ts';
import type { SqliteFile } from '../store/sqlite-file.ts';
import { moveMoments } from './store.ts';

type TimeColumns = {
  readonly [Table in keyof Database]: readonly (keyof Database[Table] & `${string}At`)[];
};

/**
 * Every moment a seed may write, by table. A new world's are moved so that the template's now becomes the world's now.
 * The state's own are not moved: they are set when a world is made.
 */
export const timeColumns: TimeColumns = {
  worldState: [],
  requestLog: ['receivedAt'],
  faults: ['createdAt'],
  outbox: ['emittedAt', 'publishedAt'],
  mailbox: ['sentAt'],
  members: ['createdAt'],
  memberFavouriteCurrencies: [],
  memberLabels: [],
  supportTokens: ['expiresAt'],
  depositLimits: [],
  usedCaptchaTokens: ['usedAt'],
  sessions: ['createdAt', 'expiresAt', 'endedAt'],
  loginNetworks: ['lastAt'],
  codes: ['sentAt', 'expiresAt', 'verifiedAt', 'usedAt'],
  ledgerAccounts: [],
  ledgerEntries: ['postedAt'],
  ledgerPostings: [],
  vendors: [],
  providers: [],
  gameTypes: [],
  gameCategories: [],
  gameCategoryTypes: [],
  games: ['createdAt'],
  gameCategoryGames: [],
  vendorAccounts: ['createdAt'],
  gameSessions: ['startedAt', 'lastSignAt', 'endedAt'],
  bets: ['placedAt', 'settledAt'],
  memberExperience: ['lastLoginAt'],
  promos: ['expiresAt'],
  promoProviders: [],
  promoGames: [],
  promoFreeSpins: [],
  promoUses: [],
  memberPromos: ['createdAt', 'expiresAt', 'endedAt'],
  memberFreeSpins: ['claimedAt', 'expiresAt'],
  memberFreeSpinGames: [],
  memberBonuses: ['createdAt', 'expiresAt', 'activatedAt'],
  lockIns: ['lastLockInAt'],
  cashbacks: [],
  cashbackProviders: [],
  cashbackClaims: ['claimedAt'],
  paymentMethods: [],
  paymentMethodCurrencies: [],
  withdrawalMethods: [],
  withdrawalMethodCurrencies: [],
  deposits: ['createdAt', 'changedAt', 'reversedAt'],
  withdrawals: ['createdAt', 'changedAt', 'supersededAt'],
  withdrawalTakings: [],
  idempotencyKeys: ['createdAt'],
  providerCalls: ['receivedAt'],
  cashierTransactions: ['createdAt'],
  cashierCallbacks: ['dueAt', 'doneAt'],
  memberDocuments: ['createdAt', 'changedAt'],
  memberDocumentFiles: [],
  walletTransactions: ['madeAt'],
  gameRounds: ['playedAt'],
  messages: ['createdAt'],
  experienceRecords: ['gainedAt'],
  levelRewards: ['reachedAt', 'expiresAt', 'claimedAt'],
  achievements: [],
  achievementBadges: [],
  memberPlayCounts: [],
  memberBadges: ['completedAt', 'claimedAt'],
  memberActiveBadges: [],
  jackpots: [],
  jackpotContributions: [],
  jackpotPayouts: ['paidAt'],
  tournaments: ['validFromAt', 'expiresAt'],
  tournamentProviders: [],
  tournamentRewards: [],
  tournamentScores: [],
};

/** Moves every moment in a world's file by so many milliseconds. */
export function shiftTimes(file: SqliteFile, byMs: number): void {
  if (byMs === 0) return;
  for (const [table, columns] of Object.entries(timeColumns)) moveMoments(file, table, columns, byMs);
}
