import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './index.ts';
import type { CurrencyType, Minor } from './index.ts';

const anySign = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

const read = (text: string, type: CurrencyType = 'FIAT'): Minor => {
  const parsed = money.parse(text, type, { negative: true });
  if (!parsed.ok) throw new Error(`${text} is no amount: ${parsed.problem}`);
  return parsed.value;
};

const anyMinor = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(money.of);
const anyType = fc.constantFrom<CurrencyType>('FIAT', 'CRYPTO');

describe('money.parse', () => {
  it.each([
    ['0', 'FIAT', 0n],
    ['20', 'FIAT', 2000n],
    ['10.5', 'FIAT', 1050n],
    ['10.05', 'FIAT', 1005n],
    ['007.10', 'FIAT', 710n],
    ['0.00000001', 'CRYPTO', 1n],
    ['1', 'CRYPTO', 100_000_000n],
    ['92233720368547758.07', 'FIAT', 9_223_372_036_854_775_807n],
  ] as const)('reads %s in %s', (text, type, value) => {
    expect(money.parse(text, type)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'FORMAT'],
    [' 5', 'FORMAT'],
    ['5 ', 'FORMAT'],
    ['.5', 'FORMAT'],
    ['5.', 'FORMAT'],
    ['.', 'FORMAT'],
    ['1.2.3', 'FORMAT'],
    ['1e3', 'FORMAT'],
    ['+5', 'FORMAT'],
    ['--5', 'FORMAT'],
    ['1,000', 'FORMAT'],
    ['NaN', 'FORMAT'],
    ['Infinity', 'FORMAT'],
    ['0x10', 'FORMAT'],
    ['٣', 'FORMAT'],
    ['５', 'FORMAT'],
    ['5\n', 'FORMAT'],
    ['0.001', 'DECIMALS'],
    ['1.000', 'DECIMALS'],
    ['-5', 'NEGATIVE'],
    ['92233720368547758.08', 'TOO_LARGE'],
    ['9'.repeat(400), 'TOO_LARGE'],
  ] as const)('refuses %j with %s', (text, problem) => {
    expect(money.parse(text, 'FIAT')).toEqual({ ok: false, problem });
  });

  it('reads 8 decimals of crypto and refuses 9', () => {
    expect(money.parse('0.12345678', 'CRYPTO')).toEqual({ ok: true, value: 12_345_678n });
    expect(money.parse('0.123456789', 'CRYPTO')).toEqual({ ok: false, problem: 'DECIMALS' });
  });

  it('reads a minus only where it is allowed', () => {
    expect(money.parse('-5.25', 'FIAT', { negative: true })).toEqual({ ok: true, value: -525n });
    expect(money.parse('-5.25', 'FIAT', { negative: false })).toEqual({ ok: false, problem: 'NEGATIVE' });
  });

  it('answers every text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 600 }), anyType, (text, type) => {
        expect(typeof money.parse(text, type).ok).toBe('boolean');
      }),
    );
  });
});

describe('money.format', () => {
  it.each([
    [0n, 'FIAT', '0.00'],
    [5n, 'FIAT', '0.05'],
    [-5n, 'FIAT', '-0.05'],
    [123_450n, 'FIAT', '1234.50'],
    [1n, 'CRYPTO', '0.00000001'],
    [150_000_000n, 'CRYPTO', '1.50000000'],
  ] as const)('writes %s in %s', (units, type, text) => {
    expect(money.format(money.of(units), type)).toBe(text);
  });

  it('is undone by parse', () => {
    fc.assert(
      fc.property(anyMinor, anyType, (amount, type) => {
        expect(money.parse(money.format(amount, type), type, { negative: true })).toEqual({
          ok: true,
          value: amount,
        });
      }),
    );
  });
});

describe('sums and comparisons', () => {
  it('WALLET-07 sums exactly at 8 decimals', () => {
    const sum = money.add(read('0.1', 'CRYPTO'), read('0.2', 'CRYPTO'));
    expect(money.format(sum, 'CRYPTO')).toBe('0.30000000');
    expect(money.compare(sum, read('0.3', 'CRYPTO'))).toBe(0);
    const parts = ['0.00000001', '0.00000002', '21000000.00000000'].map((text) => read(text, 'CRYPTO'));
    expect(money.format(money.sum(parts), 'CRYPTO')).toBe('21000000.00000003');
    const large = ['90000000000.00000001', '0.00000002', '-0.00000001'].map((text) => read(text, 'CRYPTO'));
    expect(money.format(money.sum(large), 'CRYPTO')).toBe('90000000000.00000002');
  });

  it('WALLET-07 compares exactly at 8 decimals', () => {
    const [most, less] = [read('90000000000.00000001', 'CRYPTO'), read('90000000000.00000000', 'CRYPTO')];
    expect([money.compare(most, less), money.compare(less, most)]).toEqual([1, -1]);
    expect([money.max(less, most), money.min(most, less)]).toEqual([most, less]);
    expect(money.compare(read('0.00000001', 'CRYPTO'), read('0.00000002', 'CRYPTO'))).toBe(-1);
    expect(money.compare(read('0.3', 'CRYPTO'), read('0.30000000', 'CRYPTO'))).toBe(0);
  });

  it('obeys the laws of addition', () => {
    fc.assert(
      fc.property(anyMinor, anyMinor, anyMinor, (a, b, c) => {
        expect(money.add(a, b)).toBe(money.add(b, a));
        expect(money.add(money.add(a, b), c)).toBe(money.add(a, money.add(b, c)));
        expect(money.subtract(money.add(a, b), b)).toBe(a);
        expect(money.add(a, money.negate(a))).toBe(money.zero);
        expect(money.sum([a, b, c])).toBe(money.add(money.add(a, b), c));
      }),
    );
  });

  it('finds the lesser and the greater', () => {
    expect(money.min(money.of(3n), money.of(2n))).toBe(2n);
    expect(money.max(money.of(3n), money.of(2n))).toBe(3n);
    expect(money.sum([])).toBe(0n);
  });

  it('can be posted up to 10^17 minor units either way, of which 64 fit into 64 bits', () => {
    const most = 100_000_000_000_000_000n;
    expect([most, -most, most + 1n, -most - 1n].map(money.isPostable)).toEqual([true, true, false, false]);
    expect(money.sum(Array.from({ length: 64 }, () => money.of(most)))).toBe(6_400_000_000_000_000_000n);
  });

  it('refuses what 64 bits cannot hold', () => {
    expect(() => money.of(money.largest + 1n)).toThrow(RangeError);
    expect(() => money.add(money.of(money.largest), money.of(1n))).toThrow(RangeError);
    expect(() => money.sum([money.of(money.largest), money.of(money.largest)])).toThrow(RangeError);
  });
});

describe('an amount or none', () => {
  it('is zero for a text that is no amount', () => {
    expect(money.parseOrZero('10.5', 'FIAT')).toBe(1_050n);
    expect(money.parseOrZero('0.0421', 'CRYPTO')).toBe(4_210_000n);
    for (const text of ['', '-1.00', '1.005', 'ten']) expect(money.parseOrZero(text, 'FIAT')).toBe(0n);
  });
});

describe('shares of an amount', () => {
  it.each([
    [1050n, 2.5, 26n],
    [1000n, 80, 800n],
    [1n, 50, 1n],
    [-1n, 50, -1n],
    [1n, 49.99, 0n],
    [3333n, 10, 333n],
    [3335n, 10, 334n],
    [100n, 0, 0n],
    [100n, -10, -10n],
  ])('%s times %s percent is %s, rounded half up', (amount, percent, result) => {
    expect(money.percentOf(money.of(amount), percent)).toBe(result);
  });

  it('refuses percentages that are no numbers and shares of nothing', () => {
    expect(() => money.percentOf(money.of(1n), Number.NaN)).toThrow(RangeError);
    expect(() => money.multiplyRatio(money.of(1n), 1n, 0n)).toThrow(RangeError);
  });

  it('rounds a gain and a loss alike, by at most half a minor unit', () => {
    fc.assert(
      fc.property(anyMinor, fc.bigInt(0n, 1000n), fc.bigInt(1n, 1000n), (amount, numerator, denominator) => {
        const share = money.multiplyRatio(amount, numerator, denominator);
        const error = 2n * (share * denominator - amount * numerator);
        expect(error <= denominator && error >= -denominator).toBe(true);
        expect(money.multiplyRatio(money.negate(amount), numerator, denominator)).toBe(money.negate(share));
      }),
    );
  });
});

describe('a share in percent', () => {
  it.each([
    [0n, 10_000n, 0],
    [99n, 10_000n, 0],
    [100n, 10_000n, 1],
    [2n, 3n, 66],
    [26_000n, 40_000n, 65],
    [9_999n, 10_000n, 99],
    [10_000n, 10_000n, 100],
    [25_000n, 10_000n, 250],
    [0n, 0n, 100],
  ])('%i of %i is %i, rounded down', (part, whole, percent) => {
    expect(money.shareInPercent(money.of(part), money.of(whole))).toBe(percent);
  });
});

describe('the one spelling of an amount', () => {
  it.each([
    ['50', '50'],
    ['50.0', '50'],
    ['050.00', '50'],
    ['50.10', '50.1'],
    ['0.00', '0'],
    ['-5.50', '-5.5'],
    ['-0.00', '0'],
    ['0.00000001', '0.00000001'],
    ['ten', 'ten'],
    ['', ''],
    ['5e1', '5e1'],
  ])('of %j is %j', (text, spelling) => {
    expect(money.canonical(text)).toBe(spelling);
  });

  it('tells amounts apart that differ by the smallest unit', () => {
    expect(money.canonical('50.01')).not.toBe(money.canonical('50.10'));
  });
});
