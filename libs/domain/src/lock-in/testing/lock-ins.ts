import type { LockInFacts, LockInTerms, LockInState } from '../index.ts';

export const now = new Date('2026-03-02T02:00:00.000Z');

export const running: LockInState = {
  promo: 'a',
  enabled: true,
  completed: false,
  cancelled: false,
  over: false,
  lastLockIn: now,
};

export const promo: LockInTerms = {
  id: 'a',
  lockInEnabled: true,
  open: true,
  levelRequirement: 3,
  maxUses: 2,
  promoUsed: 1,
};

/** A lock-in that nothing stands against. */
export const facts: LockInFacts<LockInTerms> = {
  signedIn: true,
  promo,
  level: 3,
  current: null,
  mobileVerificationRequired: false,
  now,
  timezones: [{ timezone: 'Australia/Sydney', since: 0 }],
};
