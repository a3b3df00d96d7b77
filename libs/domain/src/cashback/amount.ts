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
  /** Of the member's deposits, what was disputed and is not taken back: it was lost by whoever paid it in, not by the member. */
  readonly disputed: Minor;
}

/**
 * What stakes of which nothing counts have won beyond themselves, all of a period together; 0 if they lost. What those of the period
 * before lost comes off first: of a pair that a claim day's midnight parts one side loses before it and the other wins after it.
 * @param net what they have paid beyond themselves, below 0 if they lost
 */
export const coveredGain = (net: Minor, netBefore: Minor): Minor =>
  money.max(money.add(net, money.min(netBefore, money.zero)), money.zero);

/** A limit of 0 is none (CASHBK-20). */
export function hasReachedMonthlyLimit(received: Minor, maxMonthlyClaim: Minor): boolean {
  return maxMonthlyClaim > 0n && received >= maxMonthlyClaim;
}

export interface MonthlyClaims {
  readonly maxMonthlyClaim: Minor;
  readonly receivedThisMonth: Minor;
  /** What it has collected, to be claimed. */
  readonly amount: Minor;
}

/** Whether the use of its limit says anything (CASHBK-12): not where the month has given nothing and nothing is collected. */
export function isMonthlyLimitShown({ maxMonthlyClaim, receivedThisMonth, amount }: MonthlyClaims): boolean {
  return maxMonthlyClaim > 0n && (receivedThisMonth > 0n || amount > 0n);
}

/**
 * What of a month's limit its claims have used: what they gave by themselves, also where what was owed came off, and what was
 * settled and is paid with them (decision 043).
 */
export const usedOfMonth = (given: Minor, received: Minor): Minor => money.max(given, received);

/** What of the month's limit is left; null without a limit. */
export function leftThisMonth(
  { maxMonthlyClaim }: Pick<CashbackTerms, 'maxMonthlyClaim'>,
  received: Minor,
): Minor | null {
  return maxMonthlyClaim > 0n ? money.max(money.subtract(maxMonthlyClaim, received), money.zero) : null;
}

/** What the stakes of a period have lost, before disputed deposits come off it; never below 0. */
export function lostIn({ staked, payout, coveredGain }: PlayTotals): Minor {
  return money.max(money.subtract(staked, money.sum([payout, coveredGain])), money.zero);
}

/** Rounded half up, never below 0 (CASHBK-18), capped by what remains of the monthly limit. @param used see {@link usedOfMonth} */
export function cashbackAmount(terms: CashbackTerms, totals: PlayTotals, used: Minor): Minor {
  const { turnover, disputed } = totals;
  const base = terms.onLossesOnly ? money.subtract(lostIn(totals), disputed) : turnover;
  const share = money.multiplyRatio(money.max(base, money.zero), BigInt(terms.share), 10_000n);
  const left = leftThisMonth(terms, used);
  return left === null ? share : money.min(share, left);
}
