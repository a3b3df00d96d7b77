import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internationalNumber, isMobileNumber } from './index.ts';

describe('one number, however it is written', () => {
  it.each([
    '0412345678',
    '412345678',
    '0412 345 678',
    '(04) 1234 5678',
    '0412-345-678',
    ' 0412345678 ',
    '+61412345678',
    '+61 412 345 678',
    '+61 (0)412 345 678',
    '+61-412-345-678',
    '61412345678',
  ])('AUTH-19 %j is +61412345678', (number) => {
    expect(internationalNumber(number, 'AU')).toBe('+61412345678');
  });

  it('is itself again', () => {
    const australian = fc.stringMatching(/^04[0-9]{8}$/);
    fc.assert(
      fc.property(australian, (number) => {
        const full = internationalNumber(number, 'AU');
        if (full === null) return;
        expect(full).toBe(`+61${number.slice(1)}`);
        expect(internationalNumber(full, 'AU')).toBe(full);
        expect(internationalNumber(full, 'NZ')).toBeNull();
      }),
    );
  });
});

describe('what is no number of a country', () => {
  it.each([
    ['0412.345.678', 'AU'],
    ['0412/345678', 'AU'],
    ['0412345678;ext=1', 'AU'],
    ['tel:0412345678', 'AU'],
    ['0412\t345678', 'AU'],
    ['0412345678\n', 'AU'],
    ['++61412345678', 'AU'],
    ['0412+345678', 'AU'],
    [' +61412345678', 'AU'],
    ['+', 'AU'],
    ['-', 'AU'],
    [' ', 'AU'],
    ['0412345678', 'au'],
    ['0412345678', 'AUS'],
    ['0412345678', ' AU'],
    ['0412345678', '__proto__'],
    ['0412345678', 'constructor'],
    ['+61412345678', 'XX'],
    ['+61412345678', 'au'],
    ['+61412345678', ''],
    ['+61412345678', '__proto__'],
    ['+6', 'AU'],
    ['+61', 'AU'],
    ['+64412345678', 'AU'],
  ])('AUTH-19 %j in %j', (number, country) => {
    expect(isMobileNumber(number, country)).toBe(false);
    expect(internationalNumber(number, country)).toBeNull();
  });

  it('is read up to 32 signs', () => {
    const spaced = (length: number) => `0412345678${' '.repeat(length - 10)}`;
    expect(internationalNumber(spaced(32), 'AU')).toBe('+61412345678');
    expect(internationalNumber(spaced(33), 'AU')).toBeNull();
  });
});
