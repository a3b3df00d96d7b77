import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountKeyAllowed,
  displayAmount,
  displayMoney,
  isPastedAmount,
  maskAmount,
  pasteAmount,
  withoutSelection,
  withoutZeroDecimals,
} from './index.ts';

const anySign = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

describe('amount input', () => {
  it.each([
    ['12', '12'],
    ['12.3', '12.3'],
    ['12.34', '12.34'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['1,234.50', '1234.50'],
    ['12abc', '12'],
    ['$ 20.00', '20.00'],
    ['12.', '12.'],
    ['٣4', '4'],
  ])('FMT-01 keeps only digits and one point with 2 decimals: %j gives %j', (typed, value) => {
    expect(maskAmount(typed)).toBe(value);
  });

  it('DEP-35 keeps as many decimals as the currency has', () => {
    expect(maskAmount('0.014035', 8)).toBe('0.014035');
    expect(maskAmount('.123456789', 8)).toBe('0.12345678');
    expect(maskAmount('12.345', 2)).toBe('12.34');
    expect(pasteAmount('0.1', { start: 3, end: 3 }, '425', 8)).toBe('0.1425');
    expect(pasteAmount('0.1', { start: 3, end: 3 }, '425', 2)).toBe('0.1');
    expect(pasteAmount('', { start: 0, end: 0 }, '₿0.00014035', 8)).toBe('0.00014035');
  });

  it.each(['abc', '', ' ', 'NaN', 'Infinity', '-', '٣', '🦜'])('FMT-02 empties %j', (typed) => {
    expect(maskAmount(typed)).toBe('');
  });

  it.each(Array.from('0123456789.'))('FMT-03 lets %j through', (key) => {
    expect(amountKeyAllowed(key, '1')).toBe(true);
  });

  it.each(['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Tab', 'Home', 'End'])(
    'FMT-03 lets the key %s through',
    (key) => {
      expect(amountKeyAllowed(key, '1.5')).toBe(true);
    },
  );

  it.each(['a', 'e', '-', '+', ',', ' ', '٣', '12', 'F1', 'Insert', 'PageUp', 'Unidentified', ''])(
    'FMT-03 refuses %j',
    (key) => {
      expect(amountKeyAllowed(key, '')).toBe(false);
    },
  );

  it('FMT-03 refuses a second dot', () => {
    expect(amountKeyAllowed('.', '12')).toBe(true);
    expect(amountKeyAllowed('.', '1.2')).toBe(false);
    expect(amountKeyAllowed('.', '.')).toBe(false);
  });

  it.each([
    ['.5', '0.5'],
    ['.', '0.'],
    ['..5', '0.5'],
    ['a.25', '0.25'],
  ])('FMT-04 puts a zero before a leading dot: %j gives %j', (typed, value) => {
    expect(maskAmount(typed)).toBe(value);
  });

  it.each(['12', ' 12.50 ', '.5 dollars', 'A$1,234.50', '12,345,678', '0.001', '7.', 'AUD 20'])(
    'takes the pasted amount %j',
    (text) => {
      expect(isPastedAmount(text)).toBe(true);
    },
  );

  it.each([
    '1e3',
    '-5',
    '−5',
    '1.000,50',
    '1,5',
    '1 000',
    '1.2.3',
    '٣4',
    '½',
    '20-30',
    'abc',
    '',
    '.',
    '1'.repeat(1001),
  ])('FMT-02 takes the pasted text %j for no number, rather than for another one', (text) => {
    expect(isPastedAmount(text)).toBe(false);
  });

  it('changes nothing when applied twice, whatever was typed', () => {
    const typed = fc.oneof(fc.string({ unit: anySign }), fc.stringMatching(/^[0-9.,a-]{0,60}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const value = maskAmount(text);
        expect(value).toMatch(/^(|[0-9]+|[0-9]+\.[0-9]{0,2})$/);
        expect(value.length).toBeLessThanOrEqual(32);
        expect(maskAmount(value)).toBe(value);
      }),
    );
  });
});

describe('shown amounts', () => {
  it.each([
    ['1', 'FIAT', '1.00'],
    ['1.5', 'FIAT', '1.50'],
    ['0', 'FIAT', '0.00'],
    ['1', 'CRYPTO', '1.00000000'],
    ['0.1', 'CRYPTO', '0.10000000'],
    [2.5, 'FIAT', '2.50'],
    [1e-7, 'CRYPTO', '0.00000010'],
  ] as const)('FMT-05 shows %s in %s as %s', (value, type, text) => {
    expect(displayAmount(value, type)).toBe(text);
  });

  it.each([
    '',
    'abc',
    'NaN',
    '1e3',
    '1,000',
    '٣',
    ' ',
    '.',
    '-',
    '1.2.3',
    null,
    undefined,
    NaN,
    Infinity,
    '9'.repeat(400),
  ])('FMT-06 shows %s as 0.00 in fiat and in crypto', (value) => {
    expect(displayAmount(value, 'FIAT')).toBe('0.00');
    expect(displayAmount(value, 'CRYPTO')).toBe('0.00');
  });

  it.each([
    ['1234.5', 'FIAT', '1,234.50'],
    ['1234567.891', 'FIAT', '1,234,567.89'],
    ['999', 'FIAT', '999.00'],
    ['1000', 'FIAT', '1,000.00'],
    ['0.005', 'FIAT', '0.01'],
    ['0.0049', 'FIAT', '0.00'],
    ['1.005', 'FIAT', '1.01'],
    [1.005, 'FIAT', '1.01'],
    ['999.995', 'FIAT', '1,000.00'],
    ['-1234.5', 'FIAT', '-1,234.50'],
    ['-0.001', 'FIAT', '0.00'],
    ['0.000000005', 'CRYPTO', '0.00000001'],
    ['0.0000000049', 'CRYPTO', '0.00000000'],
    ['21000000.00000001', 'CRYPTO', '21,000,000.00000001'],
    [1e21, 'FIAT', '1,000,000,000,000,000,000,000.00'],
  ] as const)('FMT-07 rounds half up and groups by thousands: %s in %s is %s', (value, type, text) => {
    expect(displayAmount(value, type)).toBe(text);
  });

  it('puts the sign of the currency before the amount', () => {
    expect(displayMoney('1234.5', { symbol: '$', type: 'FIAT' })).toBe('$1,234.50');
    expect(displayMoney('-0.1', { symbol: '₿', type: 'CRYPTO' })).toBe('-₿0.10000000');
    expect(displayMoney(null, { symbol: 'NZ$', type: 'FIAT' })).toBe('NZ$0.00');
  });

  it('shows any text as an amount without throwing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anySign, maxLength: 200 }),
        fc.constantFrom('FIAT', 'CRYPTO'),
        (text, type) => {
          expect(displayAmount(text, type)).toMatch(/^-?[0-9]{1,3}(,[0-9]{3})*\.([0-9]{2}|[0-9]{8})$/);
        },
      ),
    );
  });
});

describe('a text pasted into an amount input', () => {
  it.each([
    ['', 0, 0, 'A$1,234.50', '1234.50'],
    ['', 0, 0, '.5', '0.5'],
    ['', 0, 0, '1.239', '1.23'],
    ['50.5', 4, 4, '1', '50.51'],
    ['50.5', 0, 0, '1', '150.5'],
    ['50', 2, 2, '.5', '50.5'],
    ['50.5', 0, 4, '1.2', '1.2'],
    ['50.5', 2, 4, '.75', '50.75'],
    ['50', 0, 0, '.', ''],
  ])('in %j from %i to %i, %j gives %j', (current, start, end, text, value) => {
    expect(pasteAmount(current, { start, end }, text)).toBe(value);
  });

  it.each(['1e3', '-5', '1.000,50', 'twelve'])('FMT-02 %j empties it, whatever stands there', (text) => {
    expect(pasteAmount('50.5', { start: 4, end: 4 }, text)).toBe('');
  });

  it.each([
    ['50.5', 4, '1.2'],
    ['50.5', 0, '1.2'],
    ['50.51', 5, '7'],
    ['505', 1, '.123'],
  ])('into %j at %i, %j changes nothing because the two make no amount', (current, at, text) => {
    expect(pasteAmount(current, { start: at, end: at }, text)).toBe(current);
  });

  it('FMT-03 a dot may take the place of one that is selected', () => {
    expect(amountKeyAllowed('.', withoutSelection('50.5', { start: 0, end: 4 }))).toBe(true);
    expect(amountKeyAllowed('.', withoutSelection('50.5', { start: 0, end: 2 }))).toBe(false);
  });
});

describe('an amount without zero decimals', () => {
  it.each([
    ['20.00', '20'],
    ['$1,000.00', '$1,000'],
    ['0.00000000', '0'],
    ['50.50', '50.50'],
    ['100', '100'],
    ['₿0.00050000', '₿0.0005'],
    ['0.50000000', '0.50'],
    ['0.12345678', '0.12345678'],
  ])('writes %j as %j', (text, short) => {
    expect(withoutZeroDecimals(text)).toBe(short);
  });
});
