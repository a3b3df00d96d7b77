import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertAt, money, statedIn } from './index.ts';

const largest = 9_223_372_036_854_775_807n;
const anyAmount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(money.of);
const anyType = fc.constantFrom('FIAT', 'CRYPTO');

describe('the ends of 64 bits', () => {
  it('are amounts themselves, either way', () => {
    expect([money.of(largest), money.of(-largest)]).toEqual([largest, -largest]);
    expect(money.negate(money.of(-largest))).toBe(largest);
    expect(money.largest).toBe(largest);
  });

  it.each([
    ['above', () => money.of(largest + 1n)],
    ['below', () => money.of(-largest - 1n)],
    ['above by a sum of two', () => money.add(money.of(largest), money.of(1n))],
    ['below by a difference', () => money.subtract(money.of(-largest), money.of(1n))],
    ['above by a sum of many', () => money.sum([money.of(largest), money.of(1n)])],
    ['above by a share', () => money.multiplyRatio(money.of(largest), 2n, 1n)],
    ['above by a percentage', () => money.percentOf(money.of(largest), 100.0001)],
  ])('are kept: an amount %s is refused', (_where, make) => {
    expect(make).toThrow('An amount of money must fit into 64 bits.');
  });

  it('are passed on the way where the sum is within them', () => {
    expect(money.sum([money.of(largest), money.of(largest), money.of(-largest)])).toBe(largest);
    expect(money.percentOf(money.of(largest), 100)).toBe(largest);
  });

  it.each([
    ['92233720368547758.07', 'FIAT', { ok: true, value: largest }],
    ['-92233720368547758.07', 'FIAT', { ok: true, value: -largest }],
    ['-92233720368547758.08', 'FIAT', { ok: false, problem: 'TOO_LARGE' }],
    ['92233720368.54775807', 'CRYPTO', { ok: true, value: largest }],
    ['92233720368.54775808', 'CRYPTO', { ok: false, problem: 'TOO_LARGE' }],
  ] as const)('are read in %s of %s', (text, type, parsed) => {
    expect(money.parse(text, type, { negative: true })).toEqual(parsed);
  });
});

describe('the reasons why a text is no amount', () => {
  it.each([
    // 40 characters are read; of longer texts it is only told whether they are digits.
    [`${'0'.repeat(37)}.50`, 'read'],
    [`${'0'.repeat(38)}.50`, 'TOO_LARGE'],
    [`1${'0'.repeat(40)}`, 'TOO_LARGE'],
    [`-1${'0'.repeat(40)}.00`, 'TOO_LARGE'],
    [`${'9'.repeat(20)}.${'9'.repeat(30)}`, 'TOO_LARGE'],
    [`${'9'.repeat(19)}.${'9'.repeat(30)}`, 'FORMAT'],
    [`${'9'.repeat(41)}.`, 'FORMAT'],
    [`${'9'.repeat(41)}x`, 'FORMAT'],
    // A minus is told of before decimals, and decimals before the size.
    ['-5.123', 'NEGATIVE'],
    ['99999999999999999999.123', 'DECIMALS'],
    ['-0', 'NEGATIVE'],
  ])('of %s: %s', (text, problem) => {
    const parsed = money.parse(text, 'FIAT');
    expect(parsed.ok ? 'read' : parsed.problem).toBe(problem);
  });

  it('are none for zero with a minus, where one may stand', () => {
    expect(money.parse('-0.00', 'FIAT', { negative: true })).toEqual({ ok: true, value: 0n });
    expect(money.format(money.of(0n), 'CRYPTO')).toBe('0.00000000');
  });
});

describe('comparing', () => {
  it('orders any two amounts in one way', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        expect(money.compare(a, b) + money.compare(b, a)).toBe(0);
        expect(Math.abs(money.compare(a, b))).toBe(a === b ? 0 : 1);
        expect(money.min(a, b) + money.max(a, b)).toBe(a + b);
        expect(money.min(a, b)).toBeLessThanOrEqual(money.max(a, b));
      }),
    );
  });

  it.each([
    [-1n, 0n, -1],
    [0n, 0n, 0],
    [1n, 0n, 1],
  ])('%i with %i is %i', (a, b, order) => {
    expect(money.compare(money.of(a), money.of(b))).toBe(order);
  });
});

describe('division', () => {
  it.each([
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [1n, -2n, -1n],
    [-1n, -2n, 1n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [-2n, 3n, -1n],
    [0n, -5n, 0n],
    [149n, 100n, 1n],
    [150n, 100n, 2n],
    [-150n, 100n, -2n],
    [-149n, 100n, -1n],
    [7n, 1n, 7n],
  ])('of %i by %i is %i, halves away from zero', (dividend, divisor, quotient) => {
    expect(money.divideHalfUp(dividend, divisor)).toBe(quotient);
  });

  it('by zero is refused as such', () => {
    expect(() => money.divideHalfUp(1n, 0n)).toThrow('An amount of money cannot be divided by zero.');
    expect(() => money.percentOf(money.of(1n), Infinity)).toThrow('A percentage must be a finite number.');
  });

  it.each([
    [10_000n, 0.0001, 0n],
    [1_000_000n, 0.0001, 1n],
    [1_000_000n, 0.00004, 0n],
    [1_000_000n, 99.9999, 999_999n],
    [10n ** 12n, 33.3333, 333_333_000_000n],
    [10n ** 12n, 0.0001, 10n ** 6n],
  ])('%i times %d percent, of which 4 decimals count, is %i', (amount, percent, share) => {
    expect(money.percentOf(money.of(amount), percent)).toBe(share);
  });

  it('never turns a share of 0 to 100 percent into more than the amount, nor below zero', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 15n).map(money.of),
        fc.integer({ min: 0, max: 100 }),
        (amount, percent) => {
          const share = money.percentOf(amount, percent);
          expect(share).toBeGreaterThanOrEqual(0n);
          expect(share).toBeLessThanOrEqual(amount);
        },
      ),
    );
  });
});

describe('rates', () => {
  const btc = { type: 'CRYPTO', price: 14_250_000n } as const;
  const aud = { type: 'FIAT', price: 100n } as const;

  it('turn an amount there and back, to half of what a unit of the other is worth', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n).map(money.of), (cents) => {
        expect(convertAt(convertAt(cents, aud, btc), btc, aud)).toBe(cents);
      }),
    );
  });

  it('leave an amount in its own currency as it is, and mirror a negative one', () => {
    fc.assert(
      fc.property(anyAmount, anyType, fc.bigInt(1n, 10n ** 9n), (amount, type, price) => {
        expect(convertAt(amount, { type, price }, { type, price })).toBe(amount);
        expect(convertAt(money.negate(amount), aud, { type: 'FIAT', price })).toBe(
          money.negate(convertAt(amount, aud, { type: 'FIAT', price })),
        );
      }),
    );
  });

  it.each([
    ['at a price of half a dollar', 50n, 2_000n, 5_000n],
    ['at the price of a dollar', 100n, 2_000n, 2_000n],
    ['at a price that leaves a third of a cent', 300n, 1n, 1n],
    ['at a price just at the half between 2 and 5', 100n, 3_500n, 5_000n],
    ['at a price just below that half', 100n, 3_499n, 2_000n],
  ])('DEP-34 a figure %s is stated in another currency', (_where, price, figure, stated) => {
    expect(statedIn(money.of(figure), { code: 'XYZ', type: 'FIAT', price })).toBe(stated);
  });
});
