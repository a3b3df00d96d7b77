import { describe, expect, it } from 'vitest';
import {
  countryForCurrency,
  currencies,
  currencyForCountry,
  currencyOf,
  decimalsOf,
  defaultCountry,
  defaultCurrency,
  normaliseCurrencyType,
} from './index.ts';

const offered = ['AUD', 'NZD', 'USD', 'BTC', 'ETH', 'LTC', 'USDT'];

describe('currencies', () => {
  it('knows code, name, symbol and type of each', () => {
    expect(currencies.map(({ code, type }) => [code, type])).toEqual([
      ['AUD', 'FIAT'],
      ['NZD', 'FIAT'],
      ['USD', 'FIAT'],
      ['BTC', 'CRYPTO'],
      ['ETH', 'CRYPTO'],
      ['LTC', 'CRYPTO'],
      ['USDT', 'CRYPTO'],
    ]);
    expect(currencyOf('AUD')).toEqual({ code: 'AUD', name: 'Australian Dollar', symbol: 'A$', type: 'FIAT' });
    expect(currencyOf('XXX')).toBeUndefined();
  });

  it('counts 2 decimals for fiat and 8 for crypto', () => {
    expect(decimalsOf('FIAT')).toBe(2);
    expect(decimalsOf('CRYPTO')).toBe(8);
  });

  it('CONF-11 uses AUD by default', () => {
    expect(defaultCurrency).toBe('AUD');
    expect(currencyForCountry('', offered)).toBe('AUD');
  });
});

describe('currency and country', () => {
  it.each([
    ['AU', 'AUD'],
    ['NZ', 'NZD'],
    ['nz', 'NZD'],
    ['US', 'USD'],
    ['DE', 'AUD'],
    ['', 'AUD'],
  ])('gives %j the currency %s', (country, currency) => {
    expect(currencyForCountry(country, offered)).toBe(currency);
  });

  it('gives AUD when the currency of the country is not offered', () => {
    expect(currencyForCountry('NZ', ['AUD', 'USD'])).toBe('AUD');
  });

  it('CONF-12 uses Australia when the visitor’s country has no available currency', () => {
    expect(defaultCountry).toBe('AU');
    expect(countryForCurrency('DE', offered)).toBe('AU');
    expect(countryForCurrency('NZ', ['AUD'])).toBe('AU');
    expect(countryForCurrency(null, offered)).toBe('AU');
  });

  it('CONF-12 keeps a country whose currency is available', () => {
    expect(countryForCurrency('NZ', offered)).toBe('NZ');
    expect(countryForCurrency('us', offered)).toBe('US');
    expect(countryForCurrency('AU', offered)).toBe('AU');
  });
});

describe('currency types of a payment provider', () => {
  it.each([
    ['FIAT', 'FIAT'],
    ['CRYPTO', 'CRYPTO'],
    ['Crypto', 'CRYPTO'],
    ['crypto', 'CRYPTO'],
    ['cRyPtO', 'CRYPTO'],
    ['other', 'FIAT'],
    ['', 'FIAT'],
    ['cryptocurrency', 'FIAT'],
  ])('CONF-17 reads %j as %s', (type, normalised) => {
    expect(normaliseCurrencyType(type)).toBe(normalised);
  });
});
