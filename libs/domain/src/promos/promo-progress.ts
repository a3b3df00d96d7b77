import { daysLeft, secondsLeft } from '../calendar/index.ts';
import { displayMoney } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';

const amountOf = (count: number, unit: string) => `${String(count)} ${unit}${count === 1 ? '' : 's'} left`;

/** In days, hours or minutes, each rounded up; null for one without an end (PROMO-55). */
export function timeLeftText(until: Date | null, now: Date): string | null {
  if (until === null) return null;
  const minutes = Math.ceil(secondsLeft(until, now) / 60);
  if (minutes === 0) return 'Ended';
  if (minutes < 60) return amountOf(minutes, 'minute');
  if (minutes < 24 * 60) return amountOf(Math.ceil(minutes / 60), 'hour');
  return amountOf(daysLeft(until, now), 'day');
}

/** Whether a promo requires any turnover: one that gives only free spins does not (SPIN-22). */
export function hasTurnover(target: Minor): boolean {
  return target > 0n;
}

/** What remains to be turned over; zero once the target is reached (PROMO-55). */
export function turnoverLeft(target: Minor, counter: Minor): Minor {
  return money.max(money.subtract(target, counter), money.zero);
}

interface Progress {
  readonly turnoverTarget: string;
  readonly turnoverCounter: string;
  readonly currency: { readonly symbol: string; readonly type: CurrencyType };
}

/** What an active promo requires and what it then gives; amounts are wire decimals of the currency. */
export function promoGoalText({ turnoverTarget, turnoverCounter, currency }: Progress): string {
  const amount = (text: string) => money.parseOrZero(text, currency.type);
  const left = turnoverLeft(amount(turnoverTarget), amount(turnoverCounter));
  const shown = displayMoney(money.format(left, currency.type), currency);
  return `Turn over ${shown} more in time, and what is left of the bonus becomes cash.`;
}

/** How far a promo got, for the history; amounts are wire decimals of the currency. */
export function turnedOverText({ turnoverTarget, turnoverCounter, currency }: Progress): string {
  if (!hasTurnover(money.parseOrZero(turnoverTarget, currency.type))) return 'Nothing to turn over';
  return `${displayMoney(turnoverCounter, currency)} of ${displayMoney(turnoverTarget, currency)} turned over`;
}
