import { describe, expect, it } from 'vitest';
import { searchedCurrencies, switchedFavourites } from './index.ts';

const currencies = [
  { code: 'AUD', name: 'Australian Dollar' },
  { code: 'NZD', name: 'New Zealand Dollar' },
  { code: 'BTC', name: 'Bitcoin' },
];

describe('favourite currencies', () => {
  it.each([
    ['', 'AUD NZD BTC'],
    ['  ', 'AUD NZD BTC'],
    ['nzd', 'NZD'],
    [' bt ', 'BTC'],
    ['COIN', 'BTC'],
    ['dollar', 'AUD NZD'],
    ['d aus', ''],
    ['x', ''],
  ])('WALLET-12 are searched by code or name: %j finds %j', (words, found) => {
    expect(
      searchedCurrencies(currencies, words)
        .map(({ code }) => code)
        .join(' '),
    ).toBe(found);
  });

  it('WALLET-12 are switched on and off one by one', () => {
    expect(switchedFavourites(['AUD', 'BTC'], 'NZD', true)).toEqual(['AUD', 'BTC', 'NZD']);
    expect(switchedFavourites(['AUD', 'BTC', 'NZD'], 'BTC', false)).toEqual(['AUD', 'NZD']);
    expect(switchedFavourites(['AUD'], 'NZD', false)).toEqual(['AUD']);
  });
});
