import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { isBonusWallet, isSameMoney, ledgerWallets, modeOfStake, walletModeIn, winWallet } from './index.ts';
import type { LedgerWallet, WalletMode } from './index.ts';

const inAud = (walletMode: WalletMode) => ({ walletMode, currency: 'AUD' });

it.each([
  ['AUD', null, null],
  ['AUD', inAud('CASH'), 'CASH'],
  ['AUD', inAud('BONUS'), 'BONUS'],
  ['NZD', inAud('CASH'), 'CASH'],
  ['NZD', inAud('BONUS'), 'CASH'],
  ['BTC', inAud('BONUS'), 'CASH'],
  ['BTC', null, null],
] as const)('PROMO-52 in %s a member with the promo %o plays with %s', (currency, promo, mode) => {
  expect(walletModeIn(currency, promo)).toBe(mode);
});

it.each([
  [null, null, true],
  [null, 'CASH', true],
  [null, 'BONUS', false],
  ['CASH', 'CASH', true],
  ['CASH', 'BONUS', false],
  ['BONUS', 'BONUS', true],
] as const)('the money of %s and of %s is the same: %s', (one, other, same) => {
  expect(isSameMoney(one, other)).toBe(same);
  expect(isSameMoney(other, one)).toBe(same);
});

it('WALLET-17 tells the wallets of bonus money from those of cash', () => {
  expect(ledgerWallets.filter(isBonusWallet).toSorted()).toEqual(['CASINO_BONUS', 'SPORT_BONUS']);
});

describe('WALLET-17 a stake was of', () => {
  it.each<[mode: WalletMode, wallets: readonly LedgerWallet[]]>([
    ['CASH', []],
    ['CASH', ['MAIN']],
    ['CASH', ['CASINO', 'MAIN', 'SPORT']],
    ['CASH', ['SPORT', 'CASINO']],
    ['BONUS', ['CASINO_BONUS']],
    ['BONUS', ['SPORT_BONUS']],
    ['BONUS', ['CASINO_BONUS', 'SPORT_BONUS']],
  ])('%s that came from %j', (mode, wallets) => {
    const shares = wallets.map((wallet) => ({ wallet, amount: money.of(100n) }));
    expect(modeOfStake(shares)).toBe(mode);
  });
});

describe('WALLET-17 a win goes', () => {
  it.each<
    [wallet: LedgerWallet, staked: readonly LedgerWallet[], mode: WalletMode, kind: 'CASINO' | 'SPORT']
  >([
    ['CASINO', ['MAIN'], 'CASH', 'CASINO'],
    ['CASINO', ['SPORT', 'MAIN'], 'CASH', 'CASINO'],
    ['SPORT', ['MAIN'], 'CASH', 'SPORT'],
    ['SPORT', ['CASINO'], 'CASH', 'SPORT'],
    // A bonus win returns to its own wallet, also after play has turned to cash.
    ['CASINO_BONUS', ['CASINO_BONUS'], 'BONUS', 'CASINO'],
    ['CASINO_BONUS', ['CASINO_BONUS'], 'CASH', 'CASINO'],
    ['SPORT_BONUS', ['SPORT_BONUS', 'CASINO_BONUS'], 'BONUS', 'SPORT'],
    // A win on cash stays cash when play has turned to the bonus since.
    ['CASINO', ['MAIN'], 'BONUS', 'CASINO'],
    ['SPORT', ['MAIN'], 'BONUS', 'SPORT'],
    ['CASINO_BONUS', [], 'BONUS', 'CASINO'],
    ['SPORT_BONUS', [], 'BONUS', 'SPORT'],
    ['CASINO', [], 'CASH', 'CASINO'],
  ])('to %s for a stake of %j in %s mode at the %s', (wallet, staked, mode, kind) => {
    expect(winWallet(staked, { mode, kind })).toBe(wallet);
  });
});
