import { money, statedIn } from '../money/index.ts';
import type { CurrencyType, Minor, StatedIn } from '../money/index.ts';
import { promoDepositMinimum } from '../promos/index.ts';

export interface AmountLimits {
  readonly minimum: Minor;
  readonly maximum: Minor;
}

export interface PaymentLimits {
  readonly deposit: AmountLimits;
  readonly withdrawal: AmountLimits;
}

/** In AUD cents: deposits 20 to 2500, withdrawals 50 to 7500 (DEP-05, DEP-06, WDR-02). */
const figures = { deposit: [2_000n, 250_000n], withdrawal: [5_000n, 750_000n] } as const;

/** The specification's figures, converted to the currency (DEP-34). */
export function paymentLimits(currency: StatedIn): PaymentLimits {
  const limits = ([minimum, maximum]: readonly [bigint, bigint]): AmountLimits => ({
    minimum: statedIn(money.of(minimum), currency),
    maximum: statedIn(money.of(maximum), currency),
  });
  return { deposit: limits(figures.deposit), withdrawal: limits(figures.withdrawal) };
}

/** While limits are not known; the platform checks them. */
export const unlimited: AmountLimits = { minimum: money.zero, maximum: money.of(money.largest) };

export interface DepositBounds {
  readonly type: CurrencyType;
  /** Of the currency; null while not known. */
  readonly limits: AmountLimits | null;
  readonly method: AmountLimits | null;
  readonly promo: { readonly minimumDepositAmount: Minor | null } | null;
}

/** The method's limits can only tighten the currency's; a promo's minimum replaces the minimum (DEP-05 to DEP-08). */
export function depositLimits({ type, limits, method, promo }: DepositBounds): AmountLimits {
  const general = limits ?? unlimited;
  const own = method ?? unlimited;
  const usual = money.max(general.minimum, own.minimum);
  return {
    minimum: promo ? promoDepositMinimum(promo.minimumDepositAmount, type) : usual,
    maximum: money.min(general.maximum, own.maximum),
  };
}

/** Whether a payment can be of an amount; null is of none. */
export const isWithinLimits = (amount: Minor | null, { minimum, maximum }: AmountLimits): boolean =>
  amount !== null && amount >= minimum && amount <= maximum;

/** As typed, where a trailing dot is ignored (DEP-04). Null if it is not a number. */
export function readTypedAmount(text: string, type: CurrencyType): Minor | null {
  const parsed = money.parse(text.trim().replace(/\.$/, ''), type);
  return parsed.ok ? parsed.value : null;
}

/** With all the decimals of its currency (DEP-35). */
export function toTypedAmount(amount: Minor, type: CurrencyType): string {
  return money.format(amount, type);
}

/** As a wire decimal. Null if it is not a positive amount that can be posted. */
export function readPaymentAmount(text: string, type: CurrencyType): Minor | null {
  const parsed = money.parse(text, type);
  return parsed.ok && parsed.value > 0n && money.isPostable(parsed.value) ? parsed.value : null;
}

export interface WithdrawalBounds {
  /** Of the currency; null while not known. */
  readonly limits: AmountLimits | null;
  readonly withdrawable: Minor;
}

/** The balance, at most the limit (WDR-02, WDR-03). */
export function mostToWithdraw({ limits, withdrawable }: WithdrawalBounds): Minor {
  return money.min(withdrawable, (limits ?? unlimited).maximum);
}
