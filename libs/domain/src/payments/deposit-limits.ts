import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

/** What a limit still leaves room for; nothing once it is used up or exceeded. */
export function limitLeft(used: Minor, limit: Minor): Minor {
  return money.greatest(money.subtract(limit, used), money.zero);
}

/** An amount in a currency of its own. */
export interface AmountInCurrency {
  /** In minor units of the currency. */
  readonly amount: bigint;
  /** Code of the currency. */
  readonly currency: string;
}

/** How far a limit is used. */
export interface LimitUsage {
  readonly limit: Minor;
  readonly used: Minor;
}

/**
 * How a limit and the deposits that count against it stand in the currency that is paid in. There is one way to compare
 * them: the limit and each deposit are turned into that currency and rounded there, as a person is shown them, so that
 * what is shown as left can be deposited to the last minor unit and not one more (DEP-11, DEP-13).
 *
 * @param turn an amount in the currency that is paid in
 */
export function limitUsage(
  limit: AmountInCurrency,
  deposits: readonly AmountInCurrency[],
  turn: (amount: AmountInCurrency) => Minor,
): LimitUsage {
  return { limit: turn(limit), used: money.sum(deposits.map(turn)) };
}

/** Whether a deposit would bring the total of a period above one of the limits; reaching one exactly is allowed (DEP-11). */
export function exceedsAnyLimit(amount: Minor, limits: readonly LimitUsage[]): boolean {
  return limits.some(({ limit, used }) => amount > money.subtract(limit, used));
}

/** Used share of a limit in percent, rounded down; a limit of 0 is used up. */
export function usedShare(used: Minor, limit: Minor): number {
  return limit <= 0n ? 100 : Number((used * 100n) / limit);
}

/** Colour of a limit's indicator: green below 70 % used, yellow from 70 %, red from 90 % (DEP-12). */
export function limitSeverity(used: Minor, limit: Minor): 'green' | 'yellow' | 'red' {
  if (limit <= 0n || used * 100n >= limit * 90n) return 'red';
  return used * 100n >= limit * 70n ? 'yellow' : 'green';
}

/** Which of a member's deposits starts a promo. */
export type DepositOrdinalTrigger = 'ANY' | 'FIRST' | 'SECOND' | 'THIRD' | 'FOURTH';

const ordinals: readonly DepositOrdinalTrigger[] = ['ANY', 'FIRST', 'SECOND', 'THIRD', 'FOURTH'];

/**
 * The number of a member's next deposit, 1 for the first.
 *
 * @param approved approved deposits so far
 * @param hasFirstDeposit whether the account says that there was one, perhaps before the records begin
 */
export function depositOrdinal(approved: number, hasFirstDeposit: boolean): number {
  return Math.max(approved, hasFirstDeposit ? 1 : 0) + 1;
}

/** Whether a deposit of that number starts a promo; null is a promo that no deposit starts. */
export function ordinalFits(trigger: DepositOrdinalTrigger | null, ordinal: number): boolean {
  return trigger === 'ANY' || (trigger !== null && ordinals.indexOf(trigger) === ordinal);
}
