import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

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

/** In percent, rounded down; a limit of 0 is used up. */
export function usedShare(used: Minor, limit: Minor): number {
  return limit <= 0n ? 100 : Number((used * 100n) / limit);
}

/** Green below 70 % used, yellow from 70 %, red from 90 % (DEP-12). */
export function limitSeverity(used: Minor, limit: Minor): 'green' | 'yellow' | 'red' {
  if (limit <= 0n || used * 100n >= limit * 90n) return 'red';
  return used * 100n >= limit * 70n ? 'yellow' : 'green';
}

export type DepositOrdinalTrigger = 'ANY' | 'FIRST' | 'SECOND' | 'THIRD' | 'FOURTH';

const ordinals: readonly DepositOrdinalTrigger[] = ['ANY', 'FIRST', 'SECOND', 'THIRD', 'FOURTH'];

/** From 1. @param hasFirstDeposit whether the account reports one, possibly before the records begin */
export function depositOrdinal(approved: number, hasFirstDeposit: boolean): number {
  return Math.max(approved, hasFirstDeposit ? 1 : 0) + 1;
}

/** @param trigger null for a promo that no deposit starts */
export function ordinalFits(trigger: DepositOrdinalTrigger | null, ordinal: number): boolean {
  return trigger === 'ANY' || (trigger !== null && ordinals.indexOf(trigger) === ordinal);
}
