import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

export interface LockInWithdrawn {
  readonly withdrawalId: string;
  /** What it takes off the deposits, and brings back if it is not paid. */
  readonly amount: Minor;
  /** What it took off deposits that were taken back since, and brings back no more. */
  readonly forgotten: Minor;
}

export interface CountedDeposits {
  readonly accumulated: Minor;
  readonly withdrawn: readonly LockInWithdrawn[];
}

/** What counts of the deposits that earned an award, but for those that were taken back since. */
export function depositsThatEarned(
  deposits: readonly Minor[],
  withdrawn: readonly LockInWithdrawn[],
): CountedDeposits {
  const gone = money.sum(withdrawn.map(({ amount }) => amount));
  return { accumulated: money.subtract(money.sum(deposits), gone), withdrawn };
}

/** Whether what a lock-in awarded is still earned. */
export const isAwardEarned = ({ accumulated }: CountedDeposits, requiredDeposit: Minor): boolean =>
  accumulated >= requiredDeposit;

/**
 * What is left once a deposit is taken back: it counts no more. Of one that was withdrawn before, nothing counts again if that
 * withdrawal comes back.
 */
export function withoutDeposit({ accumulated, withdrawn }: CountedDeposits, amount: Minor): CountedDeposits {
  let rest = money.max(money.subtract(amount, accumulated), money.zero);
  return {
    accumulated: money.max(money.subtract(accumulated, amount), money.zero),
    withdrawn: withdrawn.map((one) => {
      const gone = money.min(rest, one.amount);
      rest = money.subtract(rest, gone);
      return {
        ...one,
        amount: money.subtract(one.amount, gone),
        forgotten: money.add(one.forgotten, gone),
      };
    }),
  };
}

/** The same once a deposit stands again, as its dispute is lifted: what is withdrawn of it comes off it as before. */
export function withDepositAgain(
  { accumulated, withdrawn }: CountedDeposits,
  amount: Minor,
): CountedDeposits {
  let rest = amount;
  const asBefore = withdrawn.map((one) => {
    const back = money.min(rest, one.forgotten);
    rest = money.subtract(rest, back);
    return {
      ...one,
      amount: money.add(one.amount, back),
      forgotten: money.subtract(one.forgotten, back),
    };
  });
  return { accumulated: money.add(accumulated, rest), withdrawn: asBefore };
}
