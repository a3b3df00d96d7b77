import { money, statedIn } from '../money/index.ts';
import type { CurrencyType, Minor, StatedIn } from '../money/index.ts';
import { promoDepositMinimum } from '../promos/index.ts';

/** Bounds of an amount, both included. */
export interface AmountLimits {
  readonly minimum: Minor;
  readonly maximum: Minor;
}

/** The limits of every payment in one currency, whatever its method. */
export interface PaymentLimits {
  readonly deposit: AmountLimits;
  readonly withdrawal: AmountLimits;
}

/** The specification's limits in cents: 20 to 2500 paid in, 50 to 7500 paid out (DEP-05, DEP-06, WDR-02). */
const figures = { deposit: [2_000n, 250_000n], withdrawal: [5_000n, 750_000n] } as const;

/** The limits of payments in a currency: the specification's figures, stated in it (DEP-34). */
export function paymentLimits(currency: StatedIn): PaymentLimits {
  const limits = ([minimum, maximum]: readonly [bigint, bigint]): AmountLimits => ({
    minimum: statedIn(money.of(minimum), currency),
    maximum: statedIn(money.of(maximum), currency),
  });
  return { deposit: limits(figures.deposit), withdrawal: limits(figures.withdrawal) };
}

/** For limits that are not known yet: the platform will judge by them. */
export const unlimited: AmountLimits = { minimum: money.zero, maximum: money.of(money.largest) };

/** What bounds a deposit. */
export interface DepositBounds {
  readonly type: CurrencyType;
  /** Those of every deposit in the currency; null while they are not known. */
  readonly limits: AmountLimits | null;
  /** The chosen method's own limits; null when none is chosen. */
  readonly method: AmountLimits | null;
  /** The promo that comes with it; null without one. */
  readonly promo: { readonly minimumDepositAmount: Minor | null } | null;
}

/**
 * The limits of a deposit: those of the currency, tightened and never loosened by the method's own; with a promo the promo's minimum
 * alone is the minimum (DEP-05 to DEP-08).
 */
export function depositLimits({ type, limits, method, promo }: DepositBounds): AmountLimits {
  const general = limits ?? unlimited;
  const own = method ?? unlimited;
  const usual = money.greatest(general.minimum, own.minimum);
  return {
    minimum: promo ? promoDepositMinimum(promo.minimumDepositAmount, type) : usual,
    maximum: money.least(general.maximum, own.maximum),
  };
}

/** The amount of a payment on the wire, or null for what is none in the currency, or not above zero. */
export function readPaymentAmount(text: string, type: CurrencyType): Minor | null {
  const parsed = money.parse(text, type);
  return parsed.ok && parsed.value > 0n && money.isBookable(parsed.value) ? parsed.value : null;
}

/** What bounds a withdrawal. */
export interface WithdrawalBounds {
  /** Those of every withdrawal in the currency; null while they are not known. */
  readonly limits: AmountLimits | null;
  /** Cash that may be withdrawn. */
  readonly withdrawable: Minor;
}

/** The most that one withdrawal can take: the balance, at most the limit (WDR-02, WDR-03). */
export function mostToWithdraw({ limits, withdrawable }: WithdrawalBounds): Minor {
  return money.least(withdrawable, (limits ?? unlimited).maximum);
}
