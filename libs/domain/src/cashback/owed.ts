import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

export interface PaidClaim {
  /** In hundredths of a percent. */
  readonly share: number;
  /** What had been lost, before disputed deposits came off it. */
  readonly lost: Minor;
  /** What of disputed deposits came off it when it was claimed. */
  readonly disputed: Minor;
  /** What it gave, before what was owed came off. */
  readonly due: Minor;
  /** The end of the play that it was for. */
  readonly until: Date;
}

/** A deposit that is disputed and not taken back. */
export interface OwedDeposit {
  readonly amount: Minor;
  readonly paidInAt: Date;
}

interface Looked {
  readonly owed: Minor;
  /** What of each deposit no claim of before was for. */
  readonly left: readonly Minor[];
}

function lookBack({ owed, left }: Looked, claim: PaidClaim, deposits: readonly OwedDeposit[]): Looked {
  const { share, lost, disputed, due, until } = claim;
  let rest = lost;
  const leftAfter = deposits.map(({ paidInAt }, index) => {
    const ofDeposit = left[index] ?? money.zero;
    const off = paidInAt < until ? money.min(ofDeposit, rest) : money.zero;
    rest = money.subtract(rest, off);
    return money.subtract(ofDeposit, off);
  });
  const own = money.max(money.min(rest, money.subtract(lost, disputed)), money.zero);
  const earned = money.min(due, money.multiplyRatio(own, BigInt(share), 10_000n));
  return { owed: money.sum([owed, money.subtract(due, earned)]), left: leftAfter };
}

/**
 * What of a cashback's claims was given for losses that a deposit paid for which was disputed after them. Each deposit was lost
 * once, so it comes off once in all, of the earliest claims for play that it was there for.
 * @param claims the earliest first
 */
export const owedOfClaims = (claims: readonly PaidClaim[], deposits: readonly OwedDeposit[]): Minor =>
  claims.reduce<Looked>((looked, claim) => lookBack(looked, claim, deposits), {
    owed: money.zero,
    left: deposits.map(({ amount }) => amount),
  }).owed;

/** What is still owed, after what was settled of it. */
export const stillOwed = ({ owed, settled }: Pick<DueAmount, 'owed' | 'settled'>): Minor =>
  money.max(money.subtract(owed, settled), money.zero);

/** Why a cashback gives less than its terms say, or nothing. @param owed as it is shown, null for nothing */
export const owedText = (owed: string | null): string | null =>
  owed &&
  `${owed} of earlier claims come off what this cashback gives: they were paid for losses of a deposit that is disputed.`;

export interface DueAmount {
  /** What is given back by itself. */
  readonly due: Minor;
  /** See {@link owedOfClaims}. */
  readonly owed: Minor;
  /** What earlier claims, and claim days without one, have been less than what they gave by themselves, for what was owed. */
  readonly settled: Minor;
  /** What of the month's limit is left; null without a limit. */
  readonly left: Minor | null;
}

/**
 * What is paid of it. What is still owed comes off, and what came off for a dispute that is over is paid with it, within the
 * limit of the month. Where nothing is given back there is nothing to claim.
 */
export function paidAmount({ due, owed, settled, left }: DueAmount): Minor {
  if (due <= 0n) return money.zero;
  const paid = money.max(money.sum([due, settled, money.negate(owed)]), money.zero);
  return left === null ? paid : money.min(paid, left);
}
