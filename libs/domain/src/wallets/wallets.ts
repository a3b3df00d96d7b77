import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';

/** The wallets of the ledger, in display order (WALLET-04). */
export const ledgerWallets = ['MAIN', 'CASINO', 'CASINO_BONUS', 'SPORT', 'SPORT_BONUS'] as const;

export type LedgerWallet = (typeof ledgerWallets)[number];

/** BONUS covers both bonus wallets (WALLET-04). */
export const walletTypes = ['BONUS', 'CASINO', 'CASINO_BONUS', 'MAIN', 'SPORT', 'SPORT_BONUS'] as const;

export type WalletType = (typeof walletTypes)[number];

/** By the balance's name in the contract (WALLET-04). */
export const walletOfBalance = {
  mainCash: 'MAIN',
  casinoCash: 'CASINO',
  casinoBonus: 'CASINO_BONUS',
  sportsCash: 'SPORT',
  sportsBonus: 'SPORT_BONUS',
} as const satisfies Readonly<Record<string, LedgerWallet>>;

export type BalanceName = keyof typeof walletOfBalance;

/** In display order (WALLET-01). */
export const balanceNames = [
  'mainCash',
  'casinoCash',
  'casinoBonus',
  'sportsCash',
  'sportsBonus',
] as const satisfies readonly BalanceName[];

/** See WALLET-04. */
export function isBonusBalance(name: BalanceName): boolean {
  return walletsOfType('BONUS').includes(walletOfBalance[name]);
}

/** Minor units of one currency. */
export type WalletAmounts = Readonly<Record<LedgerWallet, Minor>>;

/** See WALLET-04. */
export function walletsOfType(type: WalletType): readonly LedgerWallet[] {
  return type === 'BONUS' ? ['CASINO_BONUS', 'SPORT_BONUS'] : [type];
}

/** Sum of the five wallets (WALLET-02). @throws RangeError beyond 64 bits */
export function cashTotal(wallets: WalletAmounts): Minor {
  return money.sum(ledgerWallets.map((wallet) => wallets[wallet]));
}

export type NamedBalances = Readonly<Record<BalanceName, string>>;

/** See WALLET-04. */
export function namedBalances(wallets: WalletAmounts, type: CurrencyType): NamedBalances {
  const text = (name: BalanceName) => money.format(wallets[walletOfBalance[name]], type);
  return {
    mainCash: text('mainCash'),
    casinoCash: text('casinoCash'),
    casinoBonus: text('casinoBonus'),
    sportsCash: text('sportsCash'),
    sportsBonus: text('sportsBonus'),
  };
}

/** In the order of withdrawal; bonus wallets never (WALLET-06, WDR-22). */
export const withdrawableWallets = ['MAIN', 'CASINO', 'SPORT'] as const satisfies readonly LedgerWallet[];

export type WithdrawableWallet = (typeof withdrawableWallets)[number];

/** Excludes bonus money (WALLET-06). @throws RangeError beyond 64 bits */
export function withdrawableCash(wallets: WalletAmounts): Minor {
  return money.sum(withdrawableWallets.map((wallet) => wallets[wallet]));
}

export type WalletMode = 'BONUS' | 'CASH';

/** All cash in CASH mode, all bonus money in BONUS mode, for every kind of play (WALLET-18). */
export function stakeable(wallets: WalletAmounts, mode: WalletMode): Minor {
  if (mode === 'CASH') return withdrawableCash(wallets);
  return money.sum(walletsOfType('BONUS').map((wallet) => wallets[wallet]));
}

/** 0 when it is missing or no amount (WALLET-05). @param text wire decimal */
export function withdrawableBalance(text: string | null | undefined, type: CurrencyType): Minor {
  return money.parseOrZero(text ?? '', type);
}
