import { describe, expect, it } from 'vitest';
import { displayNetDeposits } from './index.ts';

const fiat = { symbol: 'A$', type: 'FIAT' } as const;
const crypto = { symbol: '₿', type: 'CRYPTO' } as const;

describe('net deposits', () => {
  it.each([
    ['1425.00', '0.01', crypto, '₿0.01000000'],
    ['-1425.00', '-0.01', crypto, '-₿0.01000000'],
    ['1234.5', null, fiat, 'A$1,234.50'],
    ['1234.5', '9.00000000', fiat, 'A$1,234.50'],
    ['-75.5', null, fiat, '-A$75.50'],
  ])(
    'TXN-12 of %s and %s (%#) show cryptoAmount with 8 decimals or amount with 2, and the symbol',
    (amount, cryptoAmount, currency, shown) => {
      expect(displayNetDeposits({ amount, cryptoAmount, currency })).toBe(shown);
    },
  );
});
