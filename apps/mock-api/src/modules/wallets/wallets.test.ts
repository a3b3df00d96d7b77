import { describe, expect, it } from 'vitest';
import { convert, decimal, knownCurrency, totalOf, withdrawable } from './index.ts';
import { walletsView } from './service.ts';

const wallets = { MAIN: 10_000n, CASINO: 2_050n, CASINO_BONUS: 333n, SPORT: 1n, SPORT_BONUS: 700n };

describe('amounts of wallets', () => {
  it('WALLET-02 WALLET-06 adds up five wallets, and only cash for withdrawals', () => {
    expect(totalOf(wallets)).toBe(13_084n);
    expect(withdrawable(wallets)).toBe(12_051n);
  });

  it('WALLET-03 WALLET-04 shows each under its name, with the decimals of the currency', () => {
    expect(walletsView(wallets, knownCurrency('BTC'), null)).toEqual({
      currency: { code: 'BTC', name: 'Bitcoin', symbol: '₿', type: 'CRYPTO' },
      mainCash: '0.00010000',
      casinoCash: '0.00002050',
      casinoBonus: '0.00000333',
      sportsCash: '0.00000001',
      sportsBonus: '0.00000700',
      withdrawableBalance: '0.00012051',
      stakeableBalance: '0.00012051',
      stakedFrom: null,
    });
    expect(decimal(-5n, knownCurrency('NZD'))).toBe('-0.05');
    expect(() => knownCurrency('XXX')).toThrow(RangeError);
  });

  it('WALLET-18 shows what can be staked: all cash in CASH mode, the bonus money in BONUS mode', () => {
    const inMode = (mode: 'BONUS' | 'CASH') => walletsView(wallets, knownCurrency('AUD'), mode);
    expect(inMode('CASH')).toMatchObject({ stakeableBalance: '120.51', stakedFrom: 'CASH' });
    expect(inMode('BONUS')).toMatchObject({ stakeableBalance: '10.33', stakedFrom: 'BONUS' });
  });
});

describe('convert', () => {
  it.each([
    [100n, 'AUD', 'AUD', 100n],
    [100n, 'NZD', 'AUD', 92n],
    [92n, 'AUD', 'NZD', 100n],
    [1n, 'NZD', 'AUD', 1n],
    [-1n, 'NZD', 'AUD', -1n],
    [100_000_000n, 'BTC', 'AUD', 14_250_000n],
    [14_250_000n, 'AUD', 'BTC', 100_000_000n],
    [100_000_000n, 'USDT', 'USD', 100n],
    [0n, 'ETH', 'AUD', 0n],
  ])('turns %d of %s into %s as %d', (amount, from, to, expected) => {
    expect(convert(amount, from, to)).toBe(expected);
  });

  it('knows no rate of a currency the platform does not know', () => {
    expect(() => convert(1n, 'XXX', 'AUD')).toThrow(RangeError);
  });
});
