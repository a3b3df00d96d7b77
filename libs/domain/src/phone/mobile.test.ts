import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internationalNumber, isMobileNumber } from './index.ts';

const anySign = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

describe('mobile numbers', () => {
  it.each([
    ['0412345678', 'AU', '+61412345678'],
    ['412345678', 'AU', '+61412345678'],
    ['+61412345678', 'AU', '+61412345678'],
    ['+61 412 345 678', 'AU', '+61412345678'],
    ['0211234567', 'NZ', '+64211234567'],
  ])('%s is valid in %s', (number, country, full) => {
    expect(isMobileNumber(number, country)).toBe(true);
    expect(internationalNumber(number, country)).toBe(full);
  });

  it.each([
    ['', 'AU'],
    ['12345', 'AU'],
    ['041234567', 'AU'],
    ['04123456789', 'AU'],
    ['+64211234567', 'AU'],
    ['+61412345678', 'NZ'],
    ['0412345678', ''],
    ['0412345678', 'XX'],
    ['0412345678x', 'AU'],
    ['call 0412345678', 'AU'],
    ['٠٤١٢٣٤٥٦٧٨', 'AU'],
    ['0'.repeat(10_000), 'AU'],
  ])('%j is not valid in %j', (number, country) => {
    expect(isMobileNumber(number, country)).toBe(false);
    expect(internationalNumber(number, country)).toBeNull();
  });

  it('answers every text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), fc.string({ maxLength: 3 }), (number, country) => {
        expect(typeof isMobileNumber(number, country)).toBe('boolean');
      }),
    );
  });
});
