import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earliestDate, maskDate, toDateInput, toStoredDate } from './index.ts';

const anySign = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

const today = '2026-11-21';

describe('date input', () => {
  it.each([
    ['12/25/2000', '12/25/2000'],
    ['1a2/2b5', '12/25'],
    ['12-25-2000', '12/25/2000'],
    ['١٢', ''],
    ['abc', ''],
    ['12/25/2000 extra 99', '12/25/2000'],
    ['12252000', '12/25/2000'],
    ['//12', '12'],
    ['12//25', '12/25'],
    ['1/2/2000', '1/2/2000'],
    ['12/', '12/'],
    ['045/17/1991', '04/17/1991'],
    ['04/172/1991', '04/17/1991'],
  ])('FMT-08 accepts digits and slashes only: %j gives %j', (typed, value) => {
    expect(maskDate(typed, today)).toBe(value);
  });

  it.each([
    ['13', '12'],
    ['99/10', '12/10'],
    ['12', '12'],
  ])('FMT-09 makes a month above 12 the 12th: %j gives %j', (typed, value) => {
    expect(maskDate(typed, today)).toBe(value);
  });

  it.each([
    ['01/32/2001', '01/31/2001'],
    ['04/31/2001', '04/30/2001'],
    ['02/31/2023', '02/28/2023'],
    ['02/29/2023', '02/28/2023'],
    ['02/29/2024', '02/29/2024'],
    ['02/30/2024', '02/29/2024'],
    ['02/29/2000', '02/29/2000'],
    ['02/29/1900', '02/28/1900'],
    ['02/30', '02/29'],
    ['13/99', '12/31'],
  ])('FMT-09 makes a day beyond the month its last: %j gives %j', (typed, value) => {
    expect(maskDate(typed, today)).toBe(value);
  });

  it.each([
    ['01/01/2027', '01/01/2026'],
    ['01/01/9999', '01/01/2026'],
    ['01/01/2026', '01/01/2026'],
    ['01/01/202', '01/01/202'],
    ['02/29/2028', '02/28/2026'],
  ])('FMT-09 makes a year beyond the current one the current: %j gives %j', (typed, value) => {
    expect(maskDate(typed, today)).toBe(value);
  });

  it('FMT-09 takes the current year from the given day', () => {
    expect(maskDate('01/01/2026', '2025-12-31')).toBe('01/01/2025');
  });

  it.each(['00', '0/', '00/10/2000', '10/00', '10/0/2000', '10/10/0000'])('FMT-10 clears %j', (typed) => {
    expect(maskDate(typed, today)).toBe('');
  });

  it.each(['0', '10/0', '10/10/0', '10/10/000'])('FMT-10 leaves a zero that may still grow: %j', (typed) => {
    expect(maskDate(typed, today)).toBe(typed);
  });

  it.each([
    ['12/25/2000', '2000-12-25'],
    ['1/2/2000', '2000-01-02'],
    ['02/29/2024', '2024-02-29'],
  ])('FMT-11 stores %s as %s', (shown, stored) => {
    expect(toStoredDate(shown)).toBe(stored);
  });

  it.each(['', '12/25', '12/25/200', '02/29/2023', '13/01/2000', '2000-12-25', '12/25/20000', '00/00/0000'])(
    'FMT-11 stores nothing for %j',
    (shown) => {
      expect(toStoredDate(shown)).toBeNull();
    },
  );

  it('shows a stored date again', () => {
    expect(toDateInput('2000-12-05')).toBe('12/05/2000');
    expect(toDateInput('nonsense')).toBe('');
    expect(toDateInput(null)).toBe('');
    expect(earliestDate).toBe('1950-01-01');
  });

  it('never holds a full date that does not exist, and changes nothing when applied twice', () => {
    const typed = fc.oneof(
      fc.string({ unit: anySign, maxLength: 300 }),
      fc.stringMatching(/^[0-9/]{0,14}$/),
      fc.stringMatching(/^[0-9]{2}\/[0-9]{2}\/[0-9]{4}$/),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const value = maskDate(text, today);
        expect(value).toMatch(/^[0-9/]{0,10}$/);
        expect(maskDate(value, today)).toBe(value);
        if (/\/[0-9]{4}$/.test(value)) expect(toStoredDate(value)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
