import { displayMoney } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';
import type { PromoEnding } from '../promos/index.ts';
import { countsWithdrawals } from './lock-in.ts';
import type { LockInState } from './lock-in.ts';

/** By the member, or with its promo. */
export type LockInEnd = 'CANCELED' | 'OVER';

const endings: Readonly<Record<LockInEnd, PromoEnding>> = {
  CANCELED: { status: 'CANCELED', cause: 'LOCK_IN_CANCELED' },
  OVER: { status: 'EXPIRED', cause: 'LOCK_IN_OVER' },
};

/**
 * What the history of promos keeps of a lock-in that ends; null of one that was finished, whose award is there, and of one that had
 * ended before.
 */
export function lockInEnding(
  lockIn: Pick<LockInState, 'completed' | 'cancelled'>,
  end: LockInEnd,
): PromoEnding | null {
  return countsWithdrawals(lockIn) ? endings[end] : null;
}

export interface LockInReached {
  readonly deposit: string;
  readonly requiredDeposit: string;
  readonly turnover: string;
  readonly requiredTurnover: string;
}

/** How far a lock-in got, a line for each thing that it asked for; amounts are wire decimals of the currency. */
export function lockInReachedTexts(
  { deposit, requiredDeposit, turnover, requiredTurnover }: LockInReached,
  currency: { readonly symbol: string; readonly type: CurrencyType },
): readonly string[] {
  const line = (part: string, whole: string, what: string) =>
    money.parseOrZero(whole, currency.type) > 0n
      ? [`${displayMoney(part, currency)} of ${displayMoney(whole, currency)} ${what}`]
      : [];
  return [...line(deposit, requiredDeposit, 'deposited'), ...line(turnover, requiredTurnover, 'turned over')];
}
