import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';

/** The five wallets money is booked on, in the order they are shown (WALLET-04). */
export const bookedWallets = ['MAIN', 'CASINO', 'CASINO_BONUS', 'SPORT', 'SPORT_BONUS'] as const;

/** A wallet money is booked on. */
export type BookedWallet = (typeof bookedWallets)[number];

/** Every wallet type; BONUS stands for both bonus wallets together (WALLET-04). */
export const walletTypes = ['BONUS', 'CASINO', 'CASINO_BONUS', 'MAIN', 'SPORT', 'SPORT_BONUS'] as const;

/** A wallet type. */
export type WalletType = (typeof walletTypes)[number];

/** The balances of a member as the contract names them, with the type of each (WALLET-04). */
export const walletOfBalance = {
  mainCash: 'MAIN',
  casinoCash: 'CASINO',
  casinoBonus: 'CASINO_BONUS',
  sportsCash: 'SPORT',
  sportsBonus: 'SPORT_BONUS',
} as const satisfies Readonly<Record<string, BookedWallet>>;

/** Name of one of the five balances. */
export type BalanceName = keyof typeof walletOfBalance;

/** The names of the five balances in the order they are shown (WALLET-01). */
export const balanceNames = [
  'mainCash',
  'casinoCash',
  'casinoBonus',
  'sportsCash',
  'sportsBonus',
] as const satisfies readonly BalanceName[];

/** Whether a balance is bonus money, which BONUS stands for (WALLET-04). */
export function isBonusBalance(name: BalanceName): boolean {
  return walletsOfType('BONUS').includes(walletOfBalance[name]);
}

/** Amounts of one currency by wallet, in minor units. */
export type WalletAmounts = Readonly<Record<BookedWallet, Minor>>;

/** The wallets that a wallet type stands for (WALLET-04). */
export function walletsOfType(type: WalletType): readonly BookedWallet[] {
  return type === 'BONUS' ? ['CASINO_BONUS', 'SPORT_BONUS'] : [type];
}

/** What a member holds in one currency: the sum of the five wallets (WALLET-02). @throws RangeError beyond 64 bits */
export function cashTotal(wallets: WalletAmounts): Minor {
  return money.sum(bookedWallets.map((wallet) => wallets[wallet]));
}

/** The five balances of one currency by their names in the contract, as decimals of the wire. */
export type NamedBalances = Readonly<Record<BalanceName, string>>;

/** Amounts of the five balances as the contract names them (WALLET-04). */
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

/**
 * The sum of the five balances as a decimal of the wire (WALLET-02); null when one of them is no amount of the currency.
 *
 * @throws RangeError beyond 64 bits
 */
export function totalOfBalances(balances: NamedBalances, type: CurrencyType): string | null {
  const amounts = balanceNames.map((name) => money.parse(balances[name], type, { negative: true }));
  const known = amounts.flatMap((amount) => (amount.ok ? [amount.value] : []));
  return known.length === amounts.length ? money.format(money.sum(known), type) : null;
}

/** The wallets whose cash may be withdrawn, in the order it is taken from them; bonus wallets never (WALLET-06, WDR-22). */
export const withdrawableWallets = ['MAIN', 'CASINO', 'SPORT'] as const satisfies readonly BookedWallet[];

/** A wallet whose cash may be withdrawn. */
export type WithdrawableWallet = (typeof withdrawableWallets)[number];

/** Cash that may be withdrawn; bonus money is never part of it (WALLET-06). @throws RangeError beyond 64 bits */
export function withdrawableCash(wallets: WalletAmounts): Minor {
  return money.sum(withdrawableWallets.map((wallet) => wallets[wallet]));
}

/** The withdrawable balance as an amount: 0 when it is not given, or is no amount (WALLET-05). @param text decimal of the wire */
export function withdrawableBalance(text: string | null | undefined, type: CurrencyType): Minor {
  return money.parseOrZero(text ?? '', type);
}
