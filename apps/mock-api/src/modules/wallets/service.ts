import { currencyOf, money } from '@magpie/domain/money';
import type { Currency } from '@magpie/domain/money';
import { cashTotal, namedBalances, withdrawableCash } from '@magpie/domain/wallets';
import type { NamedBalances, WalletAmounts } from '@magpie/domain/wallets';
import type { WalletBalances } from '../../platform/ledger/index.ts';

/** The five balances of a member in one currency, as the contract shows them (WALLET-04, WALLET-06). */
export interface WalletsView extends NamedBalances {
  readonly currency: Currency;
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

const amounts = ({ MAIN, CASINO, CASINO_BONUS, SPORT, SPORT_BONUS }: WalletBalances): WalletAmounts => ({
  MAIN: money.of(MAIN),
  CASINO: money.of(CASINO),
  CASINO_BONUS: money.of(CASINO_BONUS),
  SPORT: money.of(SPORT),
  SPORT_BONUS: money.of(SPORT_BONUS),
});

/** Sum of the five wallets in minor units (WALLET-02). */
export function totalOf(wallets: WalletBalances): bigint {
  return cashTotal(amounts(wallets));
}

/** Cash that may be withdrawn, in minor units; bonus money is never part of it (WALLET-06). */
export function withdrawable(wallets: WalletBalances): bigint {
  return withdrawableCash(amounts(wallets));
}

/** A member's wallets in the shape of the contract. */
export function walletsView(wallets: WalletBalances, currency: Currency): WalletsView {
  return {
    currency,
    ...namedBalances(amounts(wallets), currency.type),
    withdrawableBalance: decimal(withdrawable(wallets), currency),
  };
}
