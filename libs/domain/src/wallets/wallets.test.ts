import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import {
  balanceNames,
  cashTotal,
  isBonusBalance,
  namedBalances,
  withdrawableBalance,
  withdrawableCash,
  withdrawableWallets,
} from './index.ts';
import { ledgerWallets, walletOfBalance, walletsOfType, walletTypes } from './wallets.ts';

const wallets = {
  MAIN: money.of(10_000n),
  CASINO: money.of(2_050n),
  CASINO_BONUS: money.of(333n),
  SPORT: money.of(1n),
  SPORT_BONUS: money.of(700n),
};

describe('wallets', () => {
  it('WALLET-02 have as their cash total the sum of all five', () => {
    expect(cashTotal(wallets)).toBe(13_084n);
    for (const wallet of ledgerWallets) {
      expect(cashTotal({ ...wallets, [wallet]: money.zero })).toBe(13_084n - wallets[wallet]);
    }
  });

  it('WALLET-04 have six types; five balances have one each, and BONUS stands for both bonus wallets', () => {
    expect([...walletTypes].sort()).toEqual([
      'BONUS',
      'CASINO',
      'CASINO_BONUS',
      'MAIN',
      'SPORT',
      'SPORT_BONUS',
    ]);
    expect(walletOfBalance).toEqual({
      mainCash: 'MAIN',
      casinoCash: 'CASINO',
      casinoBonus: 'CASINO_BONUS',
      sportsCash: 'SPORT',
      sportsBonus: 'SPORT_BONUS',
    });
    expect(walletsOfType('BONUS')).toEqual(['CASINO_BONUS', 'SPORT_BONUS']);
    for (const wallet of ledgerWallets) expect(walletsOfType(wallet)).toEqual([wallet]);
  });

  it('WALLET-04 are named as the contract names the five balances; the bonus ones are those of BONUS', () => {
    expect(namedBalances(wallets, 'FIAT')).toEqual({
      mainCash: '100.00',
      casinoCash: '20.50',
      casinoBonus: '3.33',
      sportsCash: '0.01',
      sportsBonus: '7.00',
    });
    expect(namedBalances(wallets, 'CRYPTO')).toMatchObject({ casinoBonus: '0.00000333' });
    expect(balanceNames.filter(isBonusBalance)).toEqual(['casinoBonus', 'sportsBonus']);
  });

  it('WALLET-06 have as withdrawable cash what is in MAIN, CASINO and SPORT', () => {
    expect(withdrawableCash(wallets)).toBe(12_051n);
    expect(withdrawableWallets).toEqual(['MAIN', 'CASINO', 'SPORT']);
  });

  it('WALLET-05 have a withdrawable balance of 0 when it is not given', () => {
    expect(withdrawableBalance(undefined, 'FIAT')).toBe(0n);
    expect(withdrawableBalance(null, 'CRYPTO')).toBe(0n);
    expect(withdrawableBalance('', 'FIAT')).toBe(0n);
    expect(withdrawableBalance('12.50', 'FIAT')).toBe(1_250n);
    expect(withdrawableBalance('0.00000001', 'CRYPTO')).toBe(1n);
  });
});
