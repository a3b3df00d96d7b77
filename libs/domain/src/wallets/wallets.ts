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

/** Cash that may be withdrawn: MAIN, CASINO and SPORT; bonus money is never part of it (WALLET-06). */
export function withdrawableCash({ MAIN, CASINO, SPORT }: WalletAmounts): Minor {
  return money.sum([MAIN, CASINO, SPORT]);
}

/** The withdrawable balance as an amount: 0 when it is not given, or is no amount (WALLET-05). @param text decimal of the wire */
export function withdrawableBalance(text: string | null | undefined, type: CurrencyType): Minor {
  const parsed = money.parse(text ?? '', type);
  return parsed.ok ? parsed.value : money.zero;
}
