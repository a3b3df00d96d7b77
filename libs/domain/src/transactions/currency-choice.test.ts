import { describe, expect, it } from 'vitest';
import { currenciesOfChoice, currencyTypeChoices } from './index.ts';

const available = [
  { code: 'AUD', type: 'FIAT' },
  { code: 'BTC', type: 'CRYPTO' },
  { code: 'NZD', type: 'FIAT' },
] as const;

describe('currency type of the transaction history', () => {
  it('TXN-04 is All, Fiat or Crypto, CONF-10 and crypto is hidden where the site wants it', () => {
    expect(currencyTypeChoices(false)).toEqual(['ALL', 'FIAT', 'CRYPTO']);
    expect(currencyTypeChoices(true)).toEqual(['ALL', 'FIAT']);
  });

  it('TXN-10 offers the available currencies of the chosen type', () => {
    expect(currenciesOfChoice('ALL', available)).toEqual([]);
    expect(currenciesOfChoice('FIAT', available).map(({ code }) => code)).toEqual(['AUD', 'NZD']);
    expect(currenciesOfChoice('CRYPTO', available).map(({ code }) => code)).toEqual(['BTC']);
  });
});
