import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  activeCurrencyTexts,
  balanceNames,
  cashTotal,
  isBonusBalance,
  planStake,
  searchedCurrencies,
  shownBalance,
  stakeable,
  switchedFavourites,
  visibleFavourites,
  walletModeIn,
  winWallet,
  withdrawableBalance,
  withdrawableCash,
} from './index.ts';
import type { WalletAmounts } from './index.ts';

const anyAmount = fc.bigInt(0n, 10n ** 12n).map(money.of);
const anyWallets = fc.record({
  MAIN: anyAmount,
  CASINO: anyAmount,
  CASINO_BONUS: anyAmount,
  SPORT: anyAmount,
  SPORT_BONUS: anyAmount,
});

describe('the sums of wallets', () => {
  it('WALLET-02 WALLET-06 WALLET-18 are cash and bonus, which make the total and never overlap', () => {
    fc.assert(
      fc.property(anyWallets, (wallets) => {
        const [cash, bonus] = [stakeable(wallets, 'CASH'), stakeable(wallets, 'BONUS')];
        expect(cash + bonus).toBe(cashTotal(wallets));
        expect(withdrawableCash(wallets)).toBe(cash);
      }),
    );
  });

  it.each([
    ['1.00', 'FIAT', 100n],
    ['1', 'CRYPTO', 100_000_000n],
    ['0.001', 'FIAT', 0n],
    ['-1.00', 'FIAT', 0n],
    ['much', 'FIAT', 0n],
    [null, 'FIAT', 0n],
  ] as const)('WALLET-05 a withdrawable balance of %j in %s is %s', (text, type, amount) => {
    expect(withdrawableBalance(text, type)).toBe(amount);
  });

  it('WALLET-01 WALLET-04 are named in the order that the popover shows', () => {
    expect(balanceNames).toEqual(['mainCash', 'casinoCash', 'casinoBonus', 'sportsCash', 'sportsBonus']);
    expect(balanceNames.map(isBonusBalance)).toEqual([false, false, true, false, true]);
  });
});

describe('the wallet mode', () => {
  it.each([
    ['AUD', null, null],
    ['AUD', { walletMode: 'BONUS', currency: 'AUD' }, 'BONUS'],
    ['AUD', { walletMode: 'CASH', currency: 'AUD' }, 'CASH'],
    ['NZD', { walletMode: 'BONUS', currency: 'AUD' }, 'CASH'],
    ['NZD', { walletMode: 'CASH', currency: 'AUD' }, 'CASH'],
    ['aud', { walletMode: 'BONUS', currency: 'AUD' }, 'CASH'],
  ] as const)('PROMO-52 in %s with the promo %j is %s', (currency, promo, mode) => {
    expect(walletModeIn(currency, promo)).toBe(mode);
  });
});

describe('a stake at the ends of what there is', () => {
  const held: WalletAmounts = {
    MAIN: money.of(10n),
    CASINO: money.of(5n),
    CASINO_BONUS: money.of(4n),
    SPORT: money.of(3n),
    SPORT_BONUS: money.of(2n),
  };
  const rows = (stake: bigint, mode: 'CASH' | 'BONUS', kind: 'CASINO' | 'SPORT') => {
    const plan = planStake(held, money.of(stake), { mode, kind });
    if (!plan) return null;
    const { transfer, shares } = plan;
    const moved = transfer ? [`${transfer.from} lends ${String(transfer.amount)} to ${transfer.to}`] : [];
    return [...moved, ...shares.map(({ wallet, amount }) => `${wallet} ${String(amount)}`)];
  };

  it.each([
    [0n, 'CASH', 'CASINO', []],
    [1n, 'CASH', 'CASINO', ['CASINO 1']],
    [5n, 'CASH', 'CASINO', ['CASINO 5']],
    [6n, 'CASH', 'CASINO', ['CASINO 5', 'MAIN 1']],
    [15n, 'CASH', 'CASINO', ['CASINO 5', 'MAIN 10']],
    [16n, 'CASH', 'CASINO', ['SPORT lends 1 to CASINO', 'CASINO 6', 'MAIN 10']],
    [18n, 'CASH', 'CASINO', ['SPORT lends 3 to CASINO', 'CASINO 8', 'MAIN 10']],
    [19n, 'CASH', 'CASINO', null],
    [3n, 'CASH', 'SPORT', ['SPORT 3']],
    [13n, 'CASH', 'SPORT', ['SPORT 3', 'MAIN 10']],
    [14n, 'CASH', 'SPORT', ['CASINO lends 1 to SPORT', 'SPORT 4', 'MAIN 10']],
    [18n, 'CASH', 'SPORT', ['CASINO lends 5 to SPORT', 'SPORT 8', 'MAIN 10']],
    [4n, 'BONUS', 'CASINO', ['CASINO_BONUS 4']],
    [5n, 'BONUS', 'CASINO', ['CASINO_BONUS 4', 'SPORT_BONUS 1']],
    [6n, 'BONUS', 'SPORT', ['SPORT_BONUS 2', 'CASINO_BONUS 4']],
    [7n, 'BONUS', 'SPORT', null],
    [-1n, 'BONUS', 'SPORT', null],
  ] as const)('WALLET-17 of %i in %s mode for %s comes from %s', (stake, mode, kind, told) => {
    expect(rows(stake, mode, kind)).toEqual(told);
  });

  it.each([
    [['SPORT_BONUS', 'CASINO_BONUS'], 'BONUS', 'CASINO', 'SPORT_BONUS'],
    [['MAIN'], 'BONUS', 'SPORT', 'SPORT'],
    [['CASINO', 'SPORT_BONUS'], 'CASH', 'CASINO', 'SPORT_BONUS'],
    [[], 'BONUS', 'SPORT', 'SPORT_BONUS'],
    [[], 'CASH', 'SPORT', 'SPORT'],
  ] as const)('a win of a stake from %j in %s mode for %s goes to %s', (staked, mode, kind, wallet) => {
    expect(winWallet(staked, { mode, kind })).toBe(wallet);
  });
});

describe('the list of favourites', () => {
  const row = (code: string, balance: string, type: 'FIAT' | 'CRYPTO' = 'FIAT') => ({ code, balance, type });

  it('WALLET-14 keeps what is below zero or cannot be read, as neither is nothing', () => {
    const favourites = [
      row('NZD', '-0.01'),
      row('USD', 'much'),
      row('BTC', '0', 'CRYPTO'),
      row('ETH', '-0.00', 'CRYPTO'),
    ];
    const seen = visibleFavourites(favourites, { hideZero: true, active: row('AUD', '0.00') });
    expect(seen.map(({ code }) => code)).toEqual(['AUD', 'NZD', 'USD']);
  });

  it('WALLET-12 has a currency once, however often it is switched', () => {
    expect(switchedFavourites(['AUD', 'BTC'], 'AUD', true)).toEqual(['BTC', 'AUD']);
    const anyCode = fc.constantFrom('AUD', 'NZD', 'BTC', 'ETH');
    fc.assert(
      fc.property(fc.array(fc.tuple(anyCode, fc.boolean()), { maxLength: 10 }), (switches) => {
        let favourites: readonly string[] = [];
        for (const [code, on] of switches) {
          favourites = switchedFavourites(favourites, code, on);
          expect(favourites.filter((each) => each === code)).toHaveLength(on ? 1 : 0);
        }
        expect(new Set(favourites).size).toBe(favourites.length);
      }),
    );
  });

  it('WALLET-12 is searched by part of code or name, in any case', () => {
    const known = [row('AUD', '0'), row('BTC', '0', 'CRYPTO')].map((each, at) => ({
      ...each,
      name: ['Australian Dollar', 'Bitcoin'][at] ?? '',
    }));
    const found = (words: string) => searchedCurrencies(known, words).map(({ code }) => code);
    expect([found('ud'), found('BITc'), found(' an d '), found('bitcoins')]).toEqual([
      ['AUD'],
      ['BTC'],
      ['AUD'],
      [],
    ]);
  });

  it.each([
    ['0.00000001', 'CRYPTO', true, { displayedAmount: '0', displayedCurrencySymbol: 'NZ$' }, 'NZ$0.00'],
    ['0.5', 'CRYPTO', true, { displayedAmount: '71250.005', displayedCurrencySymbol: 'A$' }, 'A$71,250.01'],
    ['0.5', 'CRYPTO', false, { displayedAmount: '71250', displayedCurrencySymbol: 'A$' }, '0.50000000'],
    ['0.5', 'CRYPTO', true, null, '0.50000000'],
    ['0.5', 'FIAT', true, { displayedAmount: '1', displayedCurrencySymbol: 'A$' }, '0.50'],
  ] as const)('WALLET-15 shows %s in %s, as fiat %s, %j: %s', (balance, type, wanted, inFiat, text) => {
    expect(shownBalance({ code: 'X', balance, type }, inFiat, wanted)).toBe(text);
  });
});

it('WALLET-09 WALLET-10 a changed currency, or one that was not changed, is told of in these words', () => {
  expect(activeCurrencyTexts).toEqual({
    title: 'Update Active Currency',
    changed: 'Active currency changed successfully.',
    failed: 'Failed to update active currency.',
  });
});
