import { describe, expect, it } from 'vitest';
import { reasonRows } from '#test/reason-rows.ts';
import {
  decideFreeSpinsChange,
  decideFreeSpinsClaim,
  freeSpinsChangeReasons,
  freeSpinsClaimReasons,
} from './index.ts';
import type { ClaimablePromo, FreeSpinsClaimFacts } from './index.ts';
import { active, facts, promo } from './testing/claims.ts';

const reasonOf = (decision: { allowed: true } | { allowed: false; reason: string }) =>
  decision.allowed ? 'allowed' : decision.reason;

describe('a claim of free spins', () => {
  it.each([
    [{}, 'allowed'],
    [{ level: null }, 'allowed'],
    [{ promo: { ...promo, maxUses: 0 } }, 'allowed'],
    [{ held: [{ promo: 'reefs', status: 'ACTIVE' }] }, 'allowed'],
    [{ signedIn: false }, 'signedOut'],
    [{ promo: null }, 'promoUnknown'],
    [{ promo: { ...promo, hasFreeSpins: null } }, 'allowed'],
    [{ promo: { ...promo, hasFreeSpins: false } }, 'noFreeSpins'],
    [{ promo: { ...promo, type: 'DEPOSIT' } }, 'noFreeSpins'],
    [{ promo: { ...promo, lockInEnabled: true } }, 'noFreeSpins'],
    [{ promo: { ...promo, open: false } }, 'ended'],
    [{ level: 4 }, 'levelTooLow'],
    [{ held: active }, 'enrolled'],
    [{ held: [{ promo: 'dingo', status: 'PENDING' }] }, 'enrolled'],
    [{ promo: { ...promo, promoUsed: 3 } }, 'noUses'],
    [{ promo: { ...promo, hasFreeSpins: false, open: false } }, 'noFreeSpins'],
    [{ promo: { ...promo, open: false }, level: 4 }, 'ended'],
    [{ level: 4, held: active }, 'enrolled'],
    [{ promo: { ...promo, open: false }, held: active }, 'enrolled'],
    [{ level: 4, promo: { ...promo, promoUsed: 3 } }, 'levelTooLow'],
    [{ promo: null, signedIn: false }, 'signedOut'],
    [{ held: active, promo: { ...promo, promoUsed: 3 } }, 'enrolled'],
  ] satisfies [Partial<FreeSpinsClaimFacts<ClaimablePromo>>, string][])('with %j is %s', (change, answer) => {
    expect(reasonOf(decideFreeSpinsClaim({ ...facts, ...change }))).toBe(answer);
  });

  it.each(['COMPLETE', 'CANCELLED', 'EXPIRED'] as const)(
    'SPIN-05 is blocked by %s ones only when no uses remain',
    (status) => {
      const held = [{ promo: 'dingo', status }];
      expect(reasonOf(decideFreeSpinsClaim({ ...facts, held }))).toBe('allowed');
      const used = { ...promo, promoUsed: 3 };
      expect(reasonOf(decideFreeSpinsClaim({ ...facts, promo: used, held }))).toBe('noUses');
    },
  );

  it('has a code and a sentence for each reason', () => {
    const rows = reasonRows(freeSpinsClaimReasons, { level: 5 });
    expect(rows).toEqual([
      ['signedOut', 'UNAUTHENTICATED', 'Log in to claim this promo.'],
      ['promoUnknown', 'NOT_FOUND', 'This promo does not exist.'],
      ['noFreeSpins', 'BAD_USER_INPUT', 'This promo gives no free spins to claim.'],
      ['enrolled', 'CONFLICT', 'You are already enrolled in this promo.'],
      ['ended', 'CONFLICT', 'This promo has ended.'],
      ['levelTooLow', 'CONFLICT', 'Reach level 5 to avail this promo!'],
      ['noUses', 'CONFLICT', 'No uses remaining'],
    ]);
  });
});

describe('free spins', () => {
  it.each([
    [{ status: 'ACTIVE' }, 'allowed'],
    [null, 'unknown'],
    [{ status: 'COMPLETE' }, 'over'],
    [{ status: 'CANCELLED' }, 'over'],
    [{ status: 'EXPIRED' }, 'over'],
  ] as const)('%j are activated and cancelled: %s', (spins, answer) => {
    expect(reasonOf(decideFreeSpinsChange(spins))).toBe(answer);
  });

  it('have a code and a sentence for each reason', () => {
    const rows = reasonRows(freeSpinsChangeReasons);
    expect(rows).toEqual([
      ['unknown', 'NOT_FOUND', 'These free spins do not exist.'],
      ['over', 'CONFLICT', 'These free spins are not active any more.'],
    ]);
  });
});
