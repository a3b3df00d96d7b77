import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  accountDate,
  allowedHref,
  allowedImageSource,
  betDate,
  boundRichText,
  cleanFreeText,
  displayAmount,
  displayMoney,
  filterStyle,
  freeTextAsHtml,
  fullPhoneNumber,
  isPastedAmount,
  maskAmount,
  maskDate,
  maskPhone,
  pasteAmount,
  plainAmount,
  plainFreeText,
  promoDate,
  promoTime,
  toDateInput,
  toStoredDate,
  withoutSelection,
} from './index.ts';

describe('amounts at the bounds', () => {
  it('FMT-06 reads 64 characters of an amount and no more', () => {
    expect(displayAmount(`${'0'.repeat(61)}1.5`, 'FIAT')).toBe('1.50');
    expect(displayAmount(`${'0'.repeat(62)}1.5`, 'FIAT')).toBe('0.00');
  });

  it.each([
    ['.5', 'FIAT', '0.50'],
    ['5.', 'FIAT', '5.00'],
    ['-.005', 'FIAT', '-0.01'],
    ['-0.004', 'FIAT', '0.00'],
    ['0.994', 'FIAT', '0.99'],
    ['0.995', 'FIAT', '1.00'],
    ['999999.995', 'FIAT', '1,000,000.00'],
    ['0.999999995', 'CRYPTO', '1.00000000'],
    ['0.999999994', 'CRYPTO', '0.99999999'],
    [-1e21, 'FIAT', '-1,000,000,000,000,000,000,000.00'],
    [1e-9, 'CRYPTO', '0.00000000'],
    [5e-9, 'CRYPTO', '0.00000001'],
    [-Infinity, 'FIAT', '0.00'],
  ] as const)('FMT-05 FMT-07 shows %s in %s as %s', (value, type, text) => {
    expect(displayAmount(value, type)).toBe(text);
  });

  it('FMT-07 shows an amount of money to its last minor unit', () => {
    const anyAmount = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map(money.of);
    fc.assert(
      fc.property(anyAmount, fc.constantFrom('FIAT', 'CRYPTO'), (amount, type) => {
        const wire = money.format(amount, type);
        expect(displayAmount(wire, type).replaceAll(',', '')).toBe(wire);
        expect(displayMoney(wire, { symbol: '$', type }).replace('$', '')).toBe(displayAmount(wire, type));
        expect(money.parseOrZero(plainAmount(money.max(amount, money.zero), type), type)).toBe(
          money.max(amount, money.zero),
        );
      }),
    );
  });

  it('FMT-01 takes 32 signs, the dot and the decimals among them', () => {
    expect(maskAmount('1'.repeat(40))).toBe('1'.repeat(32));
    expect(maskAmount(`${'1'.repeat(40)}.55`)).toBe(`${'1'.repeat(29)}.55`);
    expect(maskAmount(`${'1'.repeat(40)}.123456789`, 8)).toBe(`${'1'.repeat(23)}.12345678`);
    expect(maskAmount(`${'x'.repeat(999)}12`)).toBe('1');
  });

  it.each([
    ['1,234', true],
    ['1234,567', false],
    ['12,34', false],
    ['1,234,56', false],
    [`${' '.repeat(999)}1`, true],
    [`${' '.repeat(1_000)}1`, false],
  ])('FMT-02 takes the pasted %j for an amount: %s', (text, taken) => {
    expect(isPastedAmount(text)).toBe(taken);
  });

  it.each([
    ['50', 1, 2, '9', '59'],
    ['50', 1, 1, '0', '500'],
    ['50', 0, 1, '109', '1090'],
    ['150', 1, 2, '', ''],
    ['1.5', 1, 2, '.', ''],
  ])('in %j from %i to %i, %j gives %j', (current, start, end, text, value) => {
    expect(pasteAmount(current, { start, end }, text)).toBe(value);
  });

  it('FMT-03 leaves what is not selected', () => {
    expect(withoutSelection('1234', { start: 1, end: 3 })).toBe('14');
    expect(withoutSelection('1234', { start: 2, end: 2 })).toBe('1234');
  });
});

describe('dates at the bounds', () => {
  it.each([
    ['10/05/2000', '2000-10-05'],
    ['01/31/1950', '1950-01-31'],
    ['12/31/2026', '2026-12-31'],
    ['001/01/2000', null],
    ['01/001/2000', null],
    ['04/31/2000', null],
    ['02/29/1900', null],
    ['01/01/0000', null],
  ])('FMT-11 stores %s as %s', (shown, stored) => {
    expect(toStoredDate(shown)).toBe(stored);
    if (stored !== null) expect(toDateInput(stored)).toBe(shown);
  });

  it.each([
    ['1/10/2000', '1/10/2000'],
    ['1/20/20000', '1/20/2000'],
    ['045/10/1991', '04/10/1991'],
    ['045/17/2000', '04/17/2000'],
    ['1/1/1/1', '1/1/11'],
    ['12/31/20261', '12/31/2026'],
    [`${'x'.repeat(99)}12`, '1'],
  ])('FMT-08 makes %j of the typed %j', (typed, value) => {
    expect(maskDate(typed, '2026-11-21')).toBe(value);
  });

  it.each([
    // The half hour from 01:30 comes twice on Lord Howe, and the hour from 02:00 in Sydney.
    ['2026-04-04T14:45:00Z', 'Australia/Lord_Howe', '05/04/2026 (01:45)', '04/05/2026 - 01:45AM'],
    ['2026-04-04T15:15:00Z', 'Australia/Lord_Howe', '05/04/2026 (01:45)', '04/05/2026 - 01:45AM'],
    ['2026-10-03T15:30:00Z', 'Australia/Lord_Howe', '04/10/2026 (02:30)', '10/04/2026 - 02:30AM'],
    ['2026-04-04T15:30:00Z', 'Australia/Sydney', '05/04/2026 (02:30)', '04/05/2026 - 02:30AM'],
    ['2026-04-04T16:30:00Z', 'Australia/Sydney', '05/04/2026 (02:30)', '04/05/2026 - 02:30AM'],
    ['2026-10-03T16:00:00Z', 'Australia/Sydney', '04/10/2026 (03:00)', '10/04/2026 - 03:00AM'],
    ['2028-02-29T11:59:59Z', 'Pacific/Auckland', '01/03/2028 (00:59)', '03/01/2028 - 12:59AM'],
    ['2026-12-31T12:00:00Z', 'UTC', '31/12/2026 (12:00)', '12/31/2026 - 12:00PM'],
  ])('FMT-22 FMT-23 FMT-24 %s in %s is %s and %s', (at, zone, bet, account) => {
    expect([betDate(at, zone), accountDate(at, zone)]).toEqual([bet, account]);
  });

  it('FMT-21 has the day of the timezone, and an unknown one counts as UTC', () => {
    expect(promoDate('2026-12-31T13:00:00Z', 'Australia/Sydney')).toBe('Jan 01, 2027');
    expect(promoTime('2026-12-31T13:00:00Z', 'Australia/Sydney')).toBe('00:00:00');
    expect(promoDate('2026-12-31T13:00:00Z', 'Mars/Olympus')).toBe('Dec 31, 2026');
    expect([betDate('x', 'UTC'), accountDate(new Date(Number.NaN), 'UTC')]).toEqual(['', '']);
  });
});

describe('texts at the bounds', () => {
  it('FMT-13 FMT-14 has 20 signs of a number, its plus among them', () => {
    expect(maskPhone('1'.repeat(30))).toBe('1'.repeat(20));
    expect(maskPhone(`+${'1'.repeat(30)}`)).toBe(`+${'1'.repeat(19)}`);
    expect(maskPhone(`${'x'.repeat(999)}12`)).toBe('1');
    expect(fullPhoneNumber('+64', '0')).toBe('+64');
  });

  it('FMT-17 reads the first 10000 characters', () => {
    expect(cleanFreeText(`${'\n'.repeat(9_999)}ab`)).toBe('a');
  });

  it.each([
    ['<script9>kept', '<script9>kept'],
    ['<script0>kept</script0>', '<script0>kept'],
    ['<script >gone', ''],
  ])('FMT-15 cleans %j to %j, as a tag of another name is no script', (text, clean) => {
    expect(cleanFreeText(text)).toBe(clean);
  });

  it('FMT-16 is unescaped and escaped again to the same text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '"', "'", '&', '<', '>'), maxLength: 60 }),
        (text) => {
          const clean = cleanFreeText(text);
          expect(cleanFreeText(plainFreeText(clean))).toBe(clean);
          expect(freeTextAsHtml(clean)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
        },
      ),
    );
  });

  it('FMT-19 FMT-20 reads attributes of 2048 characters', () => {
    const address = `https://${'a'.repeat(2_040)}`;
    expect([allowedHref(address), allowedHref(`${address}a`)]).toEqual([true, false]);
    expect([allowedImageSource(address), allowedImageSource(`${address}a`)]).toEqual([true, false]);
    const style = `color: ${'r'.repeat(2_041)}`;
    expect([filterStyle(style), filterStyle(`${style}r`)]).toEqual([style, '']);
  });

  it.each([
    ['color: rgb(0, 10, 20)', 'color: rgb(0, 10, 20)'],
    ['color: hsla(120 50% 50% / 0.5)', 'color: hsla(120 50% 50% / 0.5)'],
    ['color: url(0)', ''],
    ['color: red:blue', ''],
    [';;color: red;;', 'color: red'],
  ])('FMT-20 filters %j to %j', (style, kept) => {
    expect(filterStyle(style)).toBe(kept);
  });

  it('counts no tag that closes itself, and closes a tag by its own end alone', () => {
    const voids = '<hr><br><img>'.repeat(300);
    expect(boundRichText(voids)).toBe(voids);
    const closed = '<DIV></div>'.repeat(300);
    expect(boundRichText(closed)).toBe(closed);
    expect(boundRichText('<i></b>'.repeat(300))).toBe('<i></b>'.repeat(200));
    const whole = `${'a'.repeat(99_997)}<b>`;
    expect(boundRichText(whole)).toBe(whole);
    expect(boundRichText(`${'a'.repeat(99_996)}<b>x y`)).toBe(`${'a'.repeat(99_996)}<b>x`);
  });
});
