import { describe, expect, it } from 'vitest';
import {
  countryForCurrency,
  currencies,
  currencyForCountry,
  currencyOf,
  normaliseCurrencyType,
} from './index.ts';

const offered = currencies.map(({ code }) => code);

describe('the currencies of the site', () => {
  it('CONF-16 have code, name, symbol and type, fiat first', () => {
    expect(currencies.map(({ code, name, symbol, type }) => [code, name, symbol, type])).toEqual([
      ['AUD', 'Australian Dollar', 'A$', 'FIAT'],
      ['NZD', 'New Zealand Dollar', 'NZ$', 'FIAT'],
      ['USD', 'US Dollar', 'US$', 'FIAT'],
      ['BTC', 'Bitcoin', '₿', 'CRYPTO'],
      ['ETH', 'Ether', 'Ξ', 'CRYPTO'],
      ['LTC', 'Litecoin', 'Ł', 'CRYPTO'],
      ['USDT', 'Tether', '₮', 'CRYPTO'],
    ]);
  });

  it('are found by their code as it is written alone', () => {
    for (const currency of currencies) expect(currencyOf(currency.code)).toBe(currency);
    for (const code of ['aud', 'AU', 'AUDX', '', 'toString']) expect(currencyOf(code)).toBeUndefined();
  });
});

describe('the country of a visitor', () => {
  it.each([
    ['AUD', 'AU CC CX KI NF NR TV'],
    ['NZD', 'CK NU NZ PN TK'],
    ['USD', 'AS GU PR US'],
  ])('CONF-12 has the currency %s in %s', (currency, countries) => {
    for (const country of countries.split(' ')) {
      expect(currencyForCountry(country, offered)).toBe(currency);
      expect(currencyForCountry(country.toLowerCase(), offered)).toBe(currency);
      expect(countryForCurrency(country.toLowerCase(), offered)).toBe(country);
      expect(countryForCurrency(country, [currency])).toBe(country);
    }
  });

  it.each([
    ['is not known', null],
    ['is none', ''],
    ['is of no currency here', 'GB'],
    ['is a name', 'Australia'],
  ])('CONF-12 is Australia where it %s', (_what, country) => {
    expect(countryForCurrency(country, offered)).toBe('AU');
  });

  it('CONF-12 is Australia where its own currency is not offered, and so is the currency', () => {
    for (const country of ['CC', 'NZ', 'US']) {
      expect(countryForCurrency(country, ['BTC'])).toBe('AU');
      expect(currencyForCountry(country, ['BTC'])).toBe('AUD');
    }
    expect(currencyForCountry('NZ', [])).toBe('AUD');
  });
});

it.each([
  [' Crypto ', 'CRYPTO'],
  ['CRYPTO\n', 'CRYPTO'],
  ['Cryp to', 'FIAT'],
  ['Fiat', 'FIAT'],
])('CONF-17 the type %j of the provider is %s', (type, normalised) => {
  expect(normaliseCurrencyType(type)).toBe(normalised);
});
