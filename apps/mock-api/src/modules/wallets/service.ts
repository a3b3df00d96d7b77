import { currencyOf, money } from '@magpie/domain/money';
import type { Currency } from '@magpie/domain/money';
import { cashTotal, namedBalances, stakeable, walletModeIn, withdrawableCash } from '@magpie/domain/wallets';
import type { NamedBalances, WalletAmounts, WalletMode } from '@magpie/domain/wallets';
import { balances } from '../../platform/ledger/index.ts';
import type { WalletBalances } from '../../platform/ledger/index.ts';
import type { Reader } from '../../platform/store/index.ts';
import { activePromoTerms } from '../active-promo/index.ts';

/** The five balances of a member in one currency, as the contract shows them (WALLET-04, WALLET-06). */
export interface WalletsView extends NamedBalances {
  readonly currency: Currency;
  readonly withdrawableBalance: string;
  readonly stakeableBalance: string;
  /** Null without an active promo. */
  readonly stakedFrom: WalletMode | null;
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

/** Balances of the ledger as the rules of wallets see them. */
export const walletAmounts = ({
  MAIN,
  CASINO,
  CASINO_BONUS,
  SPORT,
  SPORT_BONUS,
}: WalletBalances): WalletAmounts => ({
  MAIN: money.of(MAIN),
  CASINO: money.of(CASINO),
  CASINO_BONUS: money.of(CASINO_BONUS),
  SPORT: money.of(SPORT),
  SPORT_BONUS: money.of(SPORT_BONUS),
});

/** Sum of the five wallets in minor units (WALLET-02). */
export function totalOf(wallets: WalletBalances): bigint {
  return cashTotal(walletAmounts(wallets));
}

/** Cash that may be withdrawn, in minor units; bonus money is never part of it (WALLET-06). */
export function withdrawable(wallets: WalletBalances): bigint {
  return withdrawableCash(walletAmounts(wallets));
}

/** Wallets in the shape of the contract (WALLET-18). @param mode that of the active promo; null without one */
export function walletsView(
  wallets: WalletBalances,
  currency: Currency,
  mode: WalletMode | null,
): WalletsView {
  const amounts = walletAmounts(wallets);
  return {
    currency,
    ...namedBalances(amounts, currency.type),
    withdrawableBalance: decimal(withdrawable(wallets), currency),
    stakeableBalance: decimal(stakeable(amounts, mode ?? 'CASH'), currency),
    stakedFrom: mode,
  };
}

/** The mode that the member's active promo puts on play in a currency (PROMO-52); null without one. */
export async function walletModeOf(
  db: Reader,
  memberId: string,
  currency: string,
): Promise<WalletMode | null> {
  return walletModeIn(currency, await activePromoTerms(db, memberId));
}

/** A member's wallets of a currency in the shape of the contract. */
export async function walletsOf(db: Reader, memberId: string, code: string): Promise<WalletsView> {
  const wallets = await balances(db, memberId, code);
  return walletsView(wallets, knownCurrency(code), await walletModeOf(db, memberId, code));
}
