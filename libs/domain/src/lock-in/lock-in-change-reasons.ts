import type { ReasonTable } from '../decision/index.ts';

export type LockInChangeReason = 'notLockedIn';

/** See LOCK-10, LOCK-12. */
export const lockInChangeReasons = {
  notLockedIn: { code: 'NOT_FOUND', text: () => 'You are not locked in to this promo.' },
} as const satisfies ReasonTable<LockInChangeReason>;
