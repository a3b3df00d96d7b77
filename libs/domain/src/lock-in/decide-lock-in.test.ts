import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import { refusalText } from '../decision/index.ts';
import {
  decideLockIn,
  decideLockInCancellation,
  decideLockInPause,
  lockInChangeReasons,
  lockInReasons,
} from './index.ts';
import type { LockInFacts, LockInTerms } from './index.ts';
import { facts, promo, running } from './testing/lock-ins.ts';

const before = new Date('2026-02-20T02:00:00.000Z');
const completed = { ...running, completed: true };
const cancelled = { ...running, cancelled: true };
const other = { ...running, promo: 'b' };
const decide = (change: Partial<LockInFacts<LockInTerms>>) => decideLockIn({ ...facts, ...change });
const reasonOf = (decision: { allowed: true } | { allowed: false; reason: string }) =>
  decision.allowed ? 'allowed' : decision.reason;

describe('a lock-in', () => {
  it.each([
    [{}, 'START'],
    [{ level: null, mobileVerificationRequired: null }, 'START'],
    [{ current: { ...completed, promo: 'b', lastLockIn: before } }, 'START'],
    [{ current: { ...cancelled, lastLockIn: before } }, 'START'],
    [{ current: { ...running, enabled: false } }, 'RESUME'],
    [{ current: { ...running, promo: 'b', over: true, lastLockIn: before } }, 'START'],
  ] as const)('with %j is made: %s', (change, kind) => {
    expect(decide(change)).toEqual({ allowed: true, plan: { kind } });
  });

  it.each<[string, Partial<LockInFacts<LockInTerms>>, string]>([
    ['LOCK-08 of a visitor', { signedIn: false, promo: null }, 'signedOut'],
    ['of a visitor to an unverified one', { signedIn: false, mobileVerificationRequired: true }, 'signedOut'],
    ['to an unknown promo', { promo: null, mobileVerificationRequired: true }, 'promoUnknown'],
    ['to a promo that takes none', { promo: { ...promo, lockInEnabled: false, open: false } }, 'noLockIn'],
    ['to a promo that has ended', { promo: { ...promo, open: false }, current: other }, 'ended'],
    ['below the level', { level: 2, current: completed }, 'levelTooLow'],
    ['PROMO-16 without uses', { promo: { ...promo, promoUsed: 2 }, current: completed }, 'noUses'],
    ['LOCK-07 beside another one', { current: other, mobileVerificationRequired: true }, 'otherPromo'],
    ['LOCK-03 after one just completed', { current: completed }, 'onCooldown'],
    ['LOCK-03 after one just cancelled', { current: cancelled }, 'onCooldown'],
    ['of another one on cooldown', { current: { ...completed, promo: 'b' } }, 'onCooldown'],
    ['after another one that ended with its promo', { current: { ...other, over: true } }, 'onCooldown'],
    [
      'on cooldown with an unverified number',
      { current: completed, mobileVerificationRequired: true },
      'onCooldown',
    ],
    ['with an unverified number', { mobileVerificationRequired: true }, 'mobileNotVerified'],
  ])('%s is refused: %j as %s', (_what, change, reason) => {
    expect(reasonOf(decide(change))).toBe(reason);
  });

  it('has a code and a sentence for each reason', () => {
    const details = { level: 5, availableOn: 'Mar 09, 2026' };
    const rows = reasonRows(lockInReasons, details);
    expect(rows).toEqual([
      ['signedOut', 'UNAUTHENTICATED', 'Log in to lock in to this promo.'],
      ['promoUnknown', 'NOT_FOUND', 'This promo does not exist.'],
      ['noLockIn', 'CONFLICT', 'Lock in is not available for this promo.'],
      ['ended', 'CONFLICT', 'This promo has ended.'],
      ['levelTooLow', 'CONFLICT', 'Reach level 5 to avail this promo!'],
      ['noUses', 'CONFLICT', 'No uses remaining'],
      ['otherPromo', 'CONFLICT', 'You are locked in to another promo.'],
      ['onCooldown', 'CONFLICT', 'Lock in is on cooldown. Available on Mar 09, 2026.'],
      [
        'mobileNotVerified',
        'MOBILE_NOT_VERIFIED',
        'A lock-in needs your mobile number to be verified first.',
      ],
    ]);
  });

  it('says on which day of the member the cooldown ends', () => {
    const decision = decide({ current: completed });
    expect(decision.allowed ? null : refusalText(lockInReasons, decision)).toBe(
      'Lock in is on cooldown. Available on Mar 09, 2026.',
    );
  });
});

describe('a change of a lock-in', () => {
  it.each([
    [running, 'allowed', 'allowed'],
    [completed, 'notLockedIn', 'allowed'],
    [cancelled, 'notLockedIn', 'notLockedIn'],
    [other, 'notLockedIn', 'notLockedIn'],
    [null, 'notLockedIn', 'notLockedIn'],
  ])('of %j: a pause is %s, a cancellation %s', (current, pause, cancellation) => {
    expect(reasonOf(decideLockInPause({ promo: 'a', current }))).toBe(pause);
    expect(reasonOf(decideLockInCancellation({ promo: 'a', current }))).toBe(cancellation);
  });

  it('says that there is none', () => {
    const { code, text } = lockInChangeReasons.notLockedIn;
    expect([code, text()]).toEqual(['NOT_FOUND', 'You are not locked in to this promo.']);
  });
});
