import { currencyOf, money } from '@magpie/domain/money';
import type { Currency } from '@magpie/domain/money';
import type { WalletBalances } from '../../platform/ledger/index.ts';

/** The five balances of a member in one currency, as the contract shows them (WALLET-04, WALLET-06). */
export interface WalletsView {
  readonly currency: Currency;
  readonly mainCash: string;
  readonly casinoCash: string;
  readonly casinoBonus: string;
  readonly sportsCash: string;
  readonly sportsBonus: string;
  readonly withdrawableBalance: string;
}

/** A currency that a record of the platform names. @throws RangeError when the platform does not know it */
export function knownCurrency(code: string): Currency {
  const currency = currencyOf(code);
  if (!currency) throw new RangeError(`The currency ${code} is not known.`);
  return currency;
}

/** Minor units as a decimal of the wire. */
export function decimal(amount: bigint, currency: Currency): string {
  return money.format(money.of(amount), currency.type);
}

/** Sum of the five wallets in minor units. */
export function totalOf(wallets: WalletBalances): bigint {
  return wallets.MAIN + wallets.CASINO + wallets.CASINO_BONUS + wallets.SPORT + wallets.SPORT_BONUS;
}

/** Cash that may be withdrawn, in minor units; bonus money is never part of it (WALLET-06). */
export function withdrawable(wallets: WalletBalances): bigint {
  return wallets.MAIN + wallets.CASINO + wallets.SPORT;
}

/** A member's wallets in the shape of the contract. */
export function walletsView(wallets: WalletBalances, currency: Currency): WalletsView {
  return {
    currency,
    mainCash: decimal(wallets.MAIN, currency),
    casinoCash: decimal(wallets.CASINO, currency),
    casinoBonus: decimal(wallets.CASINO_BONUS, currency),
    sportsCash: decimal(wallets.SPORT, currency),
    sportsBonus: decimal(wallets.SPORT_BONUS, currency),
    withdrawableBalance: decimal(withdrawable(wallets), currency),
  };
}
