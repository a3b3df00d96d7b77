import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { DepositLimitFacts } from './deposit-facts.ts';
import { paymentReasons } from './payment-reasons.ts';

/** Zero once the limit is used up or exceeded. */
export function limitLeft(used: Minor, limit: Minor): Minor {
  return money.max(money.subtract(limit, used), money.zero);
}

export interface AmountInCurrency {
  /** Minor units of the currency. */
  readonly amount: bigint;
  readonly currency: string;
}

export interface LimitUsage {
  readonly limit: Minor;
  readonly used: Minor;
}

/**
 * Converts the limit and each deposit into the payment currency and rounds each there, as shown to the member. So
 * exactly the remainder shown can be deposited (DEP-11, DEP-13).
 * @param turn converts into the payment currency
 */
export function limitUsage(
  limit: AmountInCurrency,
  deposits: readonly AmountInCurrency[],
  turn: (amount: AmountInCurrency) => Minor,
): LimitUsage {
  return { limit: turn(limit), used: money.sum(deposits.map(turn)) };
}

/** Reaching a limit exactly is allowed (DEP-11). */
export function exceedsAnyLimit(amount: Minor, limits: readonly LimitUsage[]): boolean {
  return limits.some(({ limit, used }) => amount > money.subtract(limit, used));
}

/** How a deposit stands to the limits of its member. @param limits null where the site holds deposits against none (DEP-37) */
export function limitStanding(amount: Minor | null, limits: readonly LimitUsage[] | null): DepositLimitFacts {
  if (limits === null || amount === null) return { held: limits !== null, exceeded: null };
  return { held: true, exceeded: exceedsAnyLimit(amount, limits) };
}

export type LimitCheckReason = 'invalidAmount';

export const limitCheckReasons = {
  invalidAmount: paymentReasons.invalidAmount,
} as const satisfies ReasonTable<LimitCheckReason>;

/** Whether a deposit would exceed a limit (DEP-11). @param amount null if it is not an amount */
export function decideLimitCheck(
  amount: Minor | null,
  limits: readonly LimitUsage[],
): Decision<{ readonly exceeded: boolean }, LimitCheckReason> {
  return amount === null ? refuse('invalidAmount') : allow({ exceeded: exceedsAnyLimit(amount, limits) });
}

/** Green below 70 % used, yellow from 70 %, red from 90 % (DEP-12). */
export function limitSeverity(used: Minor, limit: Minor): 'green' | 'yellow' | 'red' {
  if (limit <= 0n || used * 100n >= limit * 90n) return 'red';
  return used * 100n >= limit * 70n ? 'yellow' : 'green';
}

/** From 1. @param hasFirstDeposit whether the account reports one, possibly before the records begin */
export function depositOrdinal(approved: number, hasFirstDeposit: boolean): number {
  return Math.max(approved, hasFirstDeposit ? 1 : 0) + 1;
}
