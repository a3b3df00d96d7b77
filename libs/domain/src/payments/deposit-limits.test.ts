import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  decideLimitCheck,
  depositOrdinal,
  exceedsAnyLimit,
  inFlightStatuses,
  limitLeft,
  limitSeverity,
  limitStanding,
  limitUsage,
} from './index.ts';
import type { AmountInCurrency, LimitUsage } from './index.ts';

const usage = (used: bigint, limit: bigint): LimitUsage => ({ used: money.of(used), limit: money.of(limit) });
const anyAmount = fc.bigInt(0n, 10n ** 12n).map(money.of);
const anyUsage = fc.record({ used: anyAmount, limit: anyAmount });

describe('a deposit against the limits of its member', () => {
  it.each([
    ['one cent below what is left', 9n, [usage(90n, 100n)], false],
    ['just what is left', 10n, [usage(90n, 100n)], false],
    ['one cent more than is left', 11n, [usage(90n, 100n)], true],
    ['nothing, where nothing is left', 0n, [usage(100n, 100n)], false],
    ['a cent, where nothing is left', 1n, [usage(100n, 100n)], true],
    ['nothing, where the limit was passed before', 0n, [usage(101n, 100n)], true],
    ['a cent against a limit of nothing', 1n, [usage(0n, 0n)], true],
    ['much, without a limit', 10n ** 15n, [], false],
    ['more than the second of three', 11n, [usage(0n, 50n), usage(90n, 100n), usage(0n, 500n)], true],
    ['more than the last of three', 51n, [usage(0n, 100n), usage(0n, 500n), usage(0n, 50n)], true],
    ['within all three', 50n, [usage(0n, 50n), usage(50n, 100n), usage(0n, 500n)], false],
  ])('DEP-11 of %s', (_what, amount, limits, exceeded) => {
    expect(exceedsAnyLimit(money.of(amount), limits)).toBe(exceeded);
    expect(decideLimitCheck(money.of(amount), limits)).toEqual({ allowed: true, plan: { exceeded } });
  });

  it.each([
    ['held against one that it exceeds', 11n, [usage(90n, 100n)], { held: true, exceeded: true }],
    ['held against one that it reaches', 10n, [usage(90n, 100n)], { held: true, exceeded: false }],
    ['held against limits, of no amount', null, [usage(90n, 100n)], { held: true, exceeded: null }],
    ['of a site that holds deposits against none', 11n, null, { held: false, exceeded: null }],
  ])('is %s', (_what, amount, limits, standing) => {
    expect(limitStanding(amount === null ? null : money.of(amount), limits)).toEqual(standing);
  });

  it('DEP-11 may be all that is shown as left, and not a cent more', () => {
    fc.assert(
      fc.property(anyUsage, (stand) => {
        const left = limitLeft(stand.used, stand.limit);
        expect(left).toBeGreaterThanOrEqual(0n);
        expect(exceedsAnyLimit(money.add(left, money.of(1n)), [stand])).toBe(true);
        if (stand.used <= stand.limit) expect(exceedsAnyLimit(left, [stand])).toBe(false);
      }),
    );
  });

  it('DEP-11 is refused by several limits when it is by one of them', () => {
    fc.assert(
      fc.property(anyAmount, fc.array(anyUsage, { maxLength: 4 }), (amount, limits) => {
        const alone = limits.filter((each) => exceedsAnyLimit(amount, [each]));
        expect(exceedsAnyLimit(amount, limits)).toBe(alone.length > 0);
      }),
    );
  });

  it('DEP-11 counts those under way, as they may still be approved', () => {
    expect(inFlightStatuses).toEqual(['PENDING', 'PROCESSING']);
  });
});

describe('how far a limit is used', () => {
  it('DEP-13 is the sum of the deposits, each turned into the currency of the payment and rounded there', () => {
    const halves = ({ amount }: AmountInCurrency) => money.multiplyRatio(money.of(amount), 1n, 2n);
    const aud = (amount: bigint): AmountInCurrency => ({ amount, currency: 'AUD' });
    expect(limitUsage(aud(101n), [aud(1n), aud(1n), aud(1n)], halves)).toEqual({ limit: 51n, used: 3n });
    expect(limitUsage(aud(0n), [], halves)).toEqual({ limit: 0n, used: 0n });
  });

  it.each([
    [0n, 10_000n, 'green'],
    [6_999n, 10_000n, 'green'],
    [7_000n, 10_000n, 'yellow'],
    [8_999n, 10_000n, 'yellow'],
    [9_000n, 10_000n, 'red'],
    [25_000n, 10_000n, 'red'],
    [0n, 0n, 'red'],
    [0n, 1n, 'green'],
    [1n, 1n, 'red'],
    [2n, 3n, 'green'],
    [7n, 10n, 'yellow'],
  ] as const)('DEP-12 shows %i of %i in %s', (used, limit, tone) => {
    expect(limitSeverity(money.of(used), money.of(limit))).toBe(tone);
  });

  it('DEP-12 never turns milder when more is used', () => {
    const tones = ['green', 'yellow', 'red'];
    fc.assert(
      fc.property(anyAmount, anyAmount, anyAmount, (limit, one, other) => {
        const tone = (used: typeof one) => tones.indexOf(limitSeverity(used, limit));
        expect(tone(money.max(one, other))).toBeGreaterThanOrEqual(tone(money.min(one, other)));
      }),
    );
  });

  it.each([
    [0n, 0n, 0n],
    [0n, 1n, 1n],
    [1n, 1n, 0n],
    [2n, 1n, 0n],
    [99n, 100n, 1n],
  ])('of %i used of %i, %i are left', (used, limit, left) => {
    expect(limitLeft(money.of(used), money.of(limit))).toBe(left);
  });
});

describe('the number of a deposit', () => {
  it.each([
    [0, false, 1],
    [0, true, 2],
    [1, false, 2],
    [1, true, 2],
    [2, true, 3],
    [4, false, 5],
  ])('after %i approved ones, a first one reported: %s, is %i', (approved, hasFirst, ordinal) => {
    expect(depositOrdinal(approved, hasFirst)).toBe(ordinal);
  });
});
