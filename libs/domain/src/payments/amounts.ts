import { decimalsOf, money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import { displayAmount, withoutZeroDecimals } from '../format/index.ts';
import { promoDepositMinimum } from '../promos/index.ts';

/** Bounds of an amount, both included. */
export interface AmountLimits {
  readonly minimum: Minor;
  readonly maximum: Minor;
}

const whole = (units: bigint, type: CurrencyType): Minor => money.of(units * 10n ** BigInt(decimalsOf(type)));

/** What bounds a deposit. */
export interface DepositFacts {
  readonly type: CurrencyType;
  /** The chosen method's own limits. */
  readonly method: AmountLimits;
  /** The promo that comes with it; null without one. */
  readonly promo: { readonly minimumDepositAmount: Minor | null } | null;
}

/**
 * The limits of a deposit: 20 to 2500, tightened and never loosened by the method's own; with a promo the promo's minimum
 * alone is the minimum (DEP-05 to DEP-08).
 */
export function depositLimits({ type, method, promo }: DepositFacts): AmountLimits {
  const usual = money.greatest(whole(20n, type), method.minimum);
  return {
    minimum: promo ? promoDepositMinimum(promo.minimumDepositAmount, type) : usual,
    maximum: money.least(whole(2500n, type), method.maximum),
  };
}

const least = (minimum: Minor, type: CurrencyType) =>
  `Amount must be greater than or equal to ${plain(minimum, type)}.`;
const most = (maximum: Minor, type: CurrencyType) => `Amount must not exceed ${plain(maximum, type)}.`;

/** An amount as messages write it: without decimals when they are all zero, so that 20.00 is '20'. */
function plain(amount: Minor, type: CurrencyType): string {
  return withoutZeroDecimals(money.format(amount, type));
}

/** The message for a deposit of an amount outside its limits, or null (DEP-05, DEP-06, DEP-07). */
export function depositProblem(amount: Minor, facts: DepositFacts): string | null {
  const { minimum, maximum } = depositLimits(facts);
  if (amount > maximum) return most(maximum, facts.type);
  if (amount >= minimum) return null;
  if (!facts.promo) return least(minimum, facts.type);
  return `Amount must be greater than or equal to Promo's minimum deposit amount (${plain(minimum, facts.type)})`;
}

/** The limits of a withdrawal: 50 to 7500 (WDR-02). */
export function withdrawalLimits(type: CurrencyType): AmountLimits {
  return { minimum: whole(50n, type), maximum: whole(7500n, type) };
}

/** What bounds a withdrawal. */
export interface WithdrawalFacts {
  readonly type: CurrencyType;
  /** Cash that may be withdrawn. */
  readonly withdrawable: Minor;
}

/** Why an amount cannot be withdrawn: too much for the balance, or outside the limits. */
export type WithdrawalProblem =
  | { readonly kind: 'BALANCE'; readonly message: string }
  | { readonly kind: 'LIMIT'; readonly message: string };

/** Why an amount cannot be withdrawn, or null; the balance is tested first (WDR-02, WDR-03). */
export function withdrawalProblem(
  amount: Minor,
  { type, withdrawable }: WithdrawalFacts,
): WithdrawalProblem | null {
  const { minimum, maximum } = withdrawalLimits(type);
  if (amount > withdrawable) {
    const available = displayAmount(money.format(withdrawable, type), type);
    return { kind: 'BALANCE', message: `Insufficient balance. You can withdraw up to ${available}.` };
  }
  if (amount < minimum) return { kind: 'LIMIT', message: least(minimum, type) };
  return amount > maximum ? { kind: 'LIMIT', message: most(maximum, type) } : null;
}
