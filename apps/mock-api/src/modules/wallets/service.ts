import { currencyOf, money } from '@magpie/domain/money';
import type { Currency } from '@magpie/domain/money';
import { balanceUpdateFlags } from '@magpie/domain/play';
import { cashTotal, namedBalances, stakeable, walletModeIn, withdrawableCash } from '@magpie/domain/wallets';
import type { NamedBalances, WalletAmounts, WalletMode } from '@magpie/domain/wallets';
import { balances } from '#platform/ledger/index.ts';
import type { WalletBalances } from '#platform/ledger/index.ts';
import type { JsonObject, Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { activePromoTerms } from '../active-promo/index.ts';
import { activeCurrency } from './store.ts';

/** See WALLET-04, WALLET-06. */
export interface WalletsView extends NamedBalances {
  readonly currency: Currency;
  readonly withdrawableBalance: string;
  readonly stakeableBalance: string;
  /** Null without an active promo. */
  readonly stakedFrom: WalletMode | null;
}

/** @throws RangeError for an unknown currency */
export function knownCurrency(code: string): Currency {
  const currency = currencyOf(code);
  if (!currency) throw new RangeError(`The currency ${code} is not known.`);
  return currency;
}

/** Minor units to a wire decimal. */
export function decimal(amount: bigint, currency: Currency): string {
  return money.format(money.of(amount), currency.type);
}

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

/** Minor units (WALLET-02). */
export function totalOf(wallets: WalletBalances): bigint {
  return cashTotal(walletAmounts(wallets));
}

/** Minor units, without bonus money (WALLET-06). */
export function withdrawable(wallets: WalletBalances): bigint {
  return withdrawableCash(walletAmounts(wallets));
}

/** See WALLET-18. @param mode that of the active promo; null without one */
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

/** That of the active promo in this currency (PROMO-52); null without a promo. */
export async function walletModeOf(
  db: Reader,
  memberId: string,
  currency: string,
): Promise<WalletMode | null> {
  return walletModeIn(currency, await activePromoTerms(db, memberId));
}

export async function walletsOf(db: Reader, memberId: string, code: string): Promise<WalletsView> {
  const wallets = await balances(db, memberId, code);
  return walletsView(wallets, knownCurrency(code), await walletModeOf(db, memberId, code));
}

/**
 * The balances in the active currency, their total, what can be staked, and the warnings of the active promo (PUSH-08).
 * @param refusedFrom the money of a bet that was just not covered; null for none
 */
export async function balancePayload(
  db: Reader,
  memberId: string,
  refusedFrom: WalletMode | null = null,
): Promise<JsonObject> {
  const code = await activeCurrency(db, memberId);
  const held = await balances(db, memberId, code);
  const promo = await activePromoTerms(db, memberId);
  const { currency, ...amounts } = walletsView(held, knownCurrency(code), walletModeIn(code, promo));
  const flags = balanceUpdateFlags({
    currency: code,
    mainCash: money.of(held.MAIN),
    casinoCash: money.of(held.CASINO),
    promo,
    refusedFrom,
    switched: promo?.walletMode === 'BONUS',
  });
  return {
    ...flags,
    availableBalance: decimal(totalOf(held), currency),
    wallets: { ...amounts, currency: { ...currency } },
  };
}

/** Pushes balanceUpdated once the unit is committed. @param refusedFrom as of {@link balancePayload} */
export async function publishBalance(
  unit: Unit,
  memberId: string,
  refusedFrom: WalletMode | null = null,
): Promise<void> {
  const payload = await balancePayload(unit.db, memberId, refusedFrom);
  unit.emit({ name: 'balanceUpdated', memberId, payload });
}
