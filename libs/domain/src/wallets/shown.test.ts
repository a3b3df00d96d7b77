import { describe, expect, it } from 'vitest';
import { shownBalance, visibleFavourites } from './index.ts';

const held = (code: string, balance: string, type: 'FIAT' | 'CRYPTO' = 'FIAT') => ({ code, balance, type });

describe('the wallet list', () => {
  const favourites = [
    held('AUD', '0.00'),
    held('NZD', '0'),
    held('USD', '0.01'),
    held('BTC', '0.00000000', 'CRYPTO'),
    held('ETH', '0.00000001', 'CRYPTO'),
  ];
  const codes = (hideZero: boolean, active: string) =>
    visibleFavourites(favourites, { hideZero, active: held(active, '0') }).map(({ code }) => code);

  it('WALLET-14 leaves zero balances out with hideZeroBalances on', () => {
    expect(codes(true, 'USD')).toEqual(['USD', 'ETH']);
    expect(codes(false, 'USD')).toEqual(['AUD', 'NZD', 'USD', 'BTC', 'ETH']);
  });

  it('WALLET-14 never leaves out the active currency', () => {
    expect(codes(true, 'NZD')).toEqual(['NZD', 'USD', 'ETH']);
    expect(codes(true, 'BTC')).toEqual(['USD', 'BTC', 'ETH']);
  });

  it('WALLET-14 never leaves out an active currency that is no favourite, which comes first', () => {
    expect(codes(true, 'EUR')).toEqual(['EUR', 'USD', 'ETH']);
    expect(codes(false, 'EUR')).toEqual(['EUR', 'AUD', 'NZD', 'USD', 'BTC', 'ETH']);
    expect(visibleFavourites([], { hideZero: true, active: held('EUR', '0.00') })).toEqual([
      held('EUR', '0.00'),
    ]);
  });

  it('shows the active currency with the balance that the account gives', () => {
    const active = held('USD', '7.50');
    expect(visibleFavourites(favourites, { hideZero: true, active })).toEqual([
      active,
      held('ETH', '0.00000001', 'CRYPTO'),
    ]);
  });

  const worth = { displayedAmount: '6325.5', displayedCurrencySymbol: 'A$' };

  it('WALLET-15 shows crypto in fiat with symbol and 2 decimals when that is on', () => {
    expect(shownBalance(held('BTC', '0.0421', 'CRYPTO'), worth, true)).toBe('A$6,325.50');
  });

  it('WALLET-15 shows the crypto amount with 8 decimals when it is off', () => {
    expect(shownBalance(held('BTC', '0.0421', 'CRYPTO'), worth, false)).toBe('0.04210000');
  });

  it('shows fiat as it is, and crypto of unknown worth as crypto', () => {
    expect(shownBalance(held('NZD', '12.5'), worth, true)).toBe('12.50');
    expect(shownBalance(held('BTC', '0.0421', 'CRYPTO'), null, true)).toBe('0.04210000');
  });
});
