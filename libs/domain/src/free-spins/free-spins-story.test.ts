import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideFreeSpin,
  decideFreeSpinsChange,
  decideFreeSpinsClaim,
  freeSpinsClaimNotices,
  freeSpinsClaimReasons,
  freeSpinStatus,
  isEnrolled,
} from './index.ts';
import type { ClaimablePromo, FreeSpinsClaimFacts, FreeSpinStatus, HeldFreeSpins } from './index.ts';
import { active as held, facts, promo } from './testing/claims.ts';

const now = new Date('2026-03-02T02:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const spins: HeldFreeSpins = { status: 'ACTIVE', activated: true, expiresAt: at(1), remaining: 3 };

describe('two reasons against a free spin', () => {
  it.each<[string, string, Partial<HeldFreeSpins>]>([
    ['played', 'none left, past the end', { remaining: 0, expiresAt: at(0) }],
    ['played', 'none left, cancelled', { remaining: 0, status: 'CANCELLED' }],
    ['played', 'complete, past the end', { status: 'COMPLETE', expiresAt: at(-1) }],
    ['played', 'complete, not activated', { status: 'COMPLETE', activated: false }],
    ['played', 'complete, the rest not known', { status: 'COMPLETE', remaining: null }],
    ['over', 'expired, not activated', { status: 'EXPIRED', activated: false }],
    ['over', 'cancelled, not activated', { status: 'CANCELLED', activated: false }],
    ['over', 'cancelled, before its end', { status: 'CANCELLED', expiresAt: at(60_000) }],
    ['over', 'past the end, though listed as active', { expiresAt: at(-1) }],
    ['notActivated', 'not activated, the rest not known', { activated: false, remaining: null }],
    ['notActivated', 'not activated, without an end', { activated: false, expiresAt: null }],
  ])('are answered with %s: %s', (reason, _what, change) => {
    expect(decideFreeSpin({ spins: { ...spins, ...change }, now })).toMatchObject({ allowed: false, reason });
  });

  it.each([
    [1, 'allowed'],
    [0, 'over'],
    [-1, 'over'],
  ])('with %i ms to go the answer is %s', (ms, answer) => {
    const decision = decideFreeSpin({ spins: { ...spins, expiresAt: at(ms) }, now });
    expect(decision.allowed ? 'allowed' : decision.reason).toBe(answer);
  });

  it('as many are played as were given, and then no more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 40 }), (given, tries) => {
        let remaining = given;
        let played = 0;
        for (let each = 0; each < tries; each += 1) {
          const status = freeSpinStatus({ remaining: [remaining], expiresAt: null }, now);
          if (!decideFreeSpin({ spins: { ...spins, status, remaining }, now }).allowed) continue;
          remaining -= 1;
          played += 1;
        }
        expect(played).toBe(Math.min(given, tries));
      }),
    );
  });
});

describe('the status', () => {
  it.each<[FreeSpinStatus, string, readonly (number | null)[], number | null]>([
    ['COMPLETE', 'all played, before the end', [0], 1],
    ['COMPLETE', 'all played, long after the end', [0, 0, 0], -99_999],
    ['EXPIRED', 'one left at the end', [0, 1], 0],
    ['EXPIRED', 'the rest not known at the end', [null], 0],
    ['EXPIRED', 'no game at all at the end', [], 0],
    ['ACTIVE', 'one left a moment before the end', [0, 1], 1],
    ['ACTIVE', 'the rest of one game not known', [null, 0], null],
    ['ACTIVE', 'no game at all, without an end', [], null],
  ])('is %s with %s', (status, _what, remaining, ms) => {
    expect(freeSpinStatus({ remaining, expiresAt: ms === null ? null : at(ms) }, now)).toBe(status);
  });
});

describe('two reasons against a claim of free spins', () => {
  const without = { ...promo, hasFreeSpins: false };
  const ended = { ...promo, open: false };
  const used = { ...promo, promoUsed: 3 };

  it.each<[string, string, Partial<FreeSpinsClaimFacts<ClaimablePromo>>]>([
    ['signedOut', 'a visitor, no free spins', { signedIn: false, promo: without }],
    ['signedOut', 'a visitor who is enrolled', { signedIn: false, held }],
    ['signedOut', 'a visitor, an ended promo', { signedIn: false, promo: ended }],
    ['signedOut', 'a visitor below the level', { signedIn: false, level: 4 }],
    ['signedOut', 'a visitor, no uses', { signedIn: false, promo: used }],
    ['promoUnknown', 'no promo, at no level', { promo: null, level: 0 }],
    ['promoUnknown', 'no promo, though enrolled', { promo: null, held }],
    ['noFreeSpins', 'no free spins, though enrolled', { promo: without, held }],
    ['noFreeSpins', 'no free spins, below the level', { promo: without, level: 4 }],
    ['noFreeSpins', 'no free spins, no uses', { promo: { ...used, hasFreeSpins: false } }],
    ['ended', 'an ended promo without uses', { promo: { ...used, open: false } }],
  ])('are answered with %s: %s', (reason, _what, change) => {
    expect(decideFreeSpinsClaim({ ...facts, ...change })).toMatchObject({ allowed: false, reason });
  });

  it.each([
    [{ level: 4 }, 5],
    [{ promo: { ...promo, levelRequirement: 6 } }, 6],
    [{ promo: null }, 0],
    [{ signedIn: false }, 5],
  ])('a refusal of %j knows the level %i', (change, level) => {
    expect(decideFreeSpinsClaim({ ...facts, ...change })).toMatchObject({ details: { level } });
  });

  it('is allowed for the promo that was asked for', () => {
    expect(decideFreeSpinsClaim(facts)).toEqual({ allowed: true, plan: { promo } });
  });

  it('SPIN-05 each claim uses one of its uses up, and the last leaves none', () => {
    const claims = [0, 1, 2, 3, 4].map(
      (promoUsed) => decideFreeSpinsClaim({ ...facts, promo: { ...promo, promoUsed } }).allowed,
    );
    expect(claims).toEqual([true, true, true, false, false]);
  });

  it('a visitor is led to the login, and only enrolment is worded otherwise on the button', () => {
    const mends = Object.values(freeSpinsClaimReasons).map((row) => ('mend' in row ? row.mend : null));
    expect(mends).toEqual(['loginModal', null, null, null, null, null, null]);
    expect(freeSpinsClaimNotices).toEqual({
      enrolled: 'You are currently enrolled in this Freespin Promo.',
    });
  });
});

describe('SPIN-05 the member is enrolled', () => {
  it.each([
    ['by one active among finished ones', ['COMPLETE', 'ACTIVE', 'EXPIRED'], true],
    ['not by finished ones', ['COMPLETE', 'CANCELLED', 'EXPIRED'], false],
    ['not by nothing', [], false],
  ] as const)('%s', (_what, statuses, enrolled) => {
    expect(
      isEnrolled(
        statuses.map((status) => ({ promo: 'dingo', status })),
        { id: 'dingo', type: 'FREE_SPIN' },
      ),
    ).toBe(enrolled);
    expect(
      isEnrolled(
        statuses.map((status) => ({ promo: 'reefs', status })),
        { id: 'dingo', type: 'FREE_SPIN' },
      ),
    ).toBe(false);
  });

  it('until the free spins are cancelled, which can be done once', () => {
    const active = { id: 'fs_1', status: 'ACTIVE' as FreeSpinStatus };
    expect(decideFreeSpinsChange(active)).toEqual({ allowed: true, plan: { spins: active } });
    expect(decideFreeSpinsChange({ ...active, status: 'CANCELLED' })).toMatchObject({ reason: 'over' });
  });
});
