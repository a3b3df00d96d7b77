import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

export interface CashbackTerms {
  /** Share given back, in hundredths of a percent: 500 is 5 %. */
  readonly share: number;
  /** True for a share of net losses, false for one of turnover. */
  readonly onLossesOnly: boolean;
  readonly maxMonthlyClaim: Minor;
}

/**
 * What was played of stakes of which something was at risk. One that counts nothing is not lost: what it lost, the stake that
 * covers it has won, be it in another week or another currency (decision 038).
 */
export interface PlayTotals {
  readonly staked: Minor;
  /** What of the stakes counts. */
  readonly turnover: Minor;
  readonly payout: Minor;
  readonly coveredGain: Minor;
}

/**
 * What stakes of which nothing counts have won beyond themselves, all of a period together; 0 if they lost. What those of the period
 * before lost comes off first: of a pair that a claim day's midnight parts one side loses before it and the other wins after it.
 * @param net what they have paid beyond themselves, below 0 if they lost
 */
export const coveredGain = (net: Minor, netBefore: Minor): Minor =>
  money.max(money.add(net, money.min(netBefore, money.zero)), money.zero);

/** Null for no limit, which 0 or less means (CASHBK-20). */
export const monthlyLimit = ({ maxMonthlyClaim }: Pick<CashbackTerms, 'maxMonthlyClaim'>): Minor | null =>
  maxMonthlyClaim > 0n ? maxMonthlyClaim : null;

export function hasReachedMonthlyLimit(used: Minor, maxMonthlyClaim: Minor): boolean {
  const limit = monthlyLimit({ maxMonthlyClaim });
  return limit !== null && used >= limit;
}

export interface MonthlyClaims {
  readonly maxMonthlyClaim: Minor;
  readonly receivedThisMonth: Minor;
  /** What it has collected, to be claimed. */
  readonly amount: Minor;
}

/** Whether the use of its limit says anything (CASHBK-12): not where the month has given nothing and nothing is collected. */
export function isMonthlyLimitShown({ maxMonthlyClaim, receivedThisMonth, amount }: MonthlyClaims): boolean {
  return monthlyLimit({ maxMonthlyClaim }) !== null && (receivedThisMonth > 0n || amount > 0n);
}

/** What the stakes of a period have lost, whoever paid for them; never below 0. */
export function lostIn({ staked, payout, coveredGain }: PlayTotals): Minor {
  return money.max(money.subtract(staked, money.sum([payout, coveredGain])), money.zero);
}

/** Rounded half up (CASHBK-18). @param share in hundredths of a percent */
export const shareOf = (amount: Minor, share: number): Minor =>
  money.multiplyRatio(amount, BigInt(share), 10_000n);
