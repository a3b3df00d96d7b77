import { storeArea } from './area.ts';
import { migrations } from './migrations/index.ts';

/** The platform's own tables: worlds, members and their sessions, the ledger and idempotency keys. */
export const foundation = storeArea({
  migrations,
  flags: {
    worldState: { originFrozen: true, durable: true },
    requestLog: { bearer: true },
    members: {
      nameUpdateRequired: true,
      dateOfBirthUpdateRequired: true,
      verified: true,
      mobileNumberVerified: true,
      withdrawalBlocked: true,
      depositBlocked: true,
      hasFirstDeposit: true,
      gbgDepositAmountReached: true,
      gbgWithdrawalAmountReached: true,
      hideZeroBalances: true,
      displayCryptoInFiat: true,
      marketingConsent: true,
    },
  },
  moments: {
    // Those of the state are set when a world is made.
    worldState: [],
    requestLog: ['receivedAt'],
    alarms: ['raisedAt'],
    faults: ['createdAt'],
    outbox: ['emittedAt', 'publishedAt'],
    mailbox: ['sentAt'],
    jobRuns: ['dueAt', 'ranAt'],
    members: ['createdAt'],
    sessions: ['createdAt', 'expiresAt', 'endedAt'],
    codes: ['sentAt', 'expiresAt', 'verifiedAt', 'usedAt'],
    ledgerAccounts: [],
    ledgerEntries: ['postedAt'],
    ledgerPostings: [],
    idempotencyKeys: ['createdAt'],
  },
});
