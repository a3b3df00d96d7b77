import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertAt, money, roundTo125, statedIn } from './index.ts';

describe('DEP-34 PLAY-34 roundTo125', () => {
  it.each([
    [0n, 0n],
    [1n, 1n],
    [2n, 2n],
    [3n, 2n],
    [4n, 5n],
    [7n, 5n],
    [8n, 10n],
    [9n, 10n],
    [12n, 10n],
    [14n, 10n],
    [15n, 20n],
    [34n, 20n],
    [35n, 50n],
    [74n, 50n],
    [75n, 100n],
    [99n, 100n],
    [149n, 100n],
    [150n, 200n],
    [349n, 200n],
    [350n, 500n],
    [749n, 500n],
    [750n, 1_000n],
    [14_035n, 10_000n],
    [164_474n, 200_000n],
    [-1n, -1n],
    [-35n, -50n],
    [-749n, -500n],
    [-750n, -1_000n],
  ])('rounds %s to %s', (amount, rounded) => {
    expect(roundTo125(money.of(amount))).toBe(rounded);
  });

  it('keeps what it has rounded, and what is more never becomes less', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 17n }).map(money.of);
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        const rounded = roundTo125(one);
        expect(String(rounded)).toMatch(/^[125]0*$/);
        expect(roundTo125(rounded)).toBe(rounded);
        expect(roundTo125(money.max(one, other))).toBeGreaterThanOrEqual(roundTo125(money.min(one, other)));
      }),
    );
  });
});

describe('convertAt', () => {
  const aud = { type: 'FIAT', price: 100n } as const;
  const nzd = { type: 'FIAT', price: 92n } as const;
  const btc = { type: 'CRYPTO', price: 14_250_000n } as const;

  it.each([
    [2000n, aud, btc, 14_035n],
    [14_250_000n, btc, aud, 2_030_625n],
    [1000n, nzd, aud, 920n],
    [1000n, aud, nzd, 1087n],
    [-2000n, aud, btc, -14_035n],
  ])('turns %s at the prices', (amount, from, to, expected) => {
    expect(convertAt(money.of(amount), from, to)).toBe(expected);
  });

  it('refuses a currency that is worth nothing', () => {
    expect(() => convertAt(money.of(1n), aud, { type: 'FIAT', price: 0n })).toThrow(RangeError);
  });
});

describe('DEP-34 a figure of the specification', () => {
  it.each([
    ['AUD', 'FIAT', 100n, 12_345n, 12_345n],
    ['NZD', 'FIAT', 92n, 12_345n, 12_345n],
    ['USD', 'FIAT', 152n, 5_000n, 2_000n],
    ['BTC', 'CRYPTO', 14_250_000n, 2_000n, 10_000n],
    ['USDT', 'CRYPTO', 152n, 250n, 200_000_000n],
    ['BTC', 'CRYPTO', 14_250_000n, 0n, 0n],
    ['DEAR', 'FIAT', 10n ** 9n, 1n, 1n],
  ] as const)('in %s is itself or its rounded equivalent', (code, type, price, figure, expected) => {
    expect(statedIn(money.of(figure), { code, type, price })).toBe(expected);
  });
});
