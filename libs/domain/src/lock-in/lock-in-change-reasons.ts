import type { ReasonTable } from '../decision/index.ts';

/** Why a lock-in is neither paused nor cancelled. */
export type LockInChangeReason = 'notLockedIn';

/** What is said of it (LOCK-10, LOCK-12). */
export const lockInChangeReasons = {
  notLockedIn: { code: 'NOT_FOUND', text: () => 'You are not locked in to this promo.' },
} as const satisfies ReasonTable<LockInChangeReason>;
