import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

/** A deposit that is disputed and not taken back. */
export interface DisputedDeposit {
  readonly amount: Minor;
  /** From when on its money was there. */
  readonly paidInAt: Date;
  readonly disputedAt: Date;
}

/** A deposit that was taken back. */
export interface ReversedDeposit extends Omit<DisputedDeposit, 'disputedAt'> {
  /** False where the first attempt took it, or its dispute had been lifted. */
  readonly wasDisputed: boolean;
  readonly takenBackAt: Date;
}

interface Part extends DisputedDeposit {
  /** When the first deposit was paid in that it stands for, be it only by way of others. */
  readonly reachesBackTo: Date;
}

function replace(parts: readonly Part[], reversed: ReversedDeposit): Part[] {
  const { paidInAt, takenBackAt, wasDisputed } = reversed;
  let rest = reversed.amount;
  return parts.flatMap((part) => {
    // One that reaches back beyond it is looked back on from before it already.
    const wasThere = part.reachesBackTo > paidInAt && part.reachesBackTo <= takenBackAt;
    const moved = wasThere ? money.min(part.amount, rest) : money.zero;
    rest = money.subtract(rest, moved);
    const links = { ...part, amount: moved, reachesBackTo: paidInAt };
    return [
      wasDisputed ? { ...links, paidInAt } : links,
      { ...part, amount: money.subtract(part.amount, moved) },
    ].filter(({ amount }) => amount > 0n);
  });
}

const lastFirst = (one: ReversedDeposit, other: ReversedDeposit): number =>
  other.takenBackAt.getTime() - one.takenBackAt.getTime() ||
  other.paidInAt.getTime() - one.paidInAt.getTime();

/**
 * Disputed deposits as of the play that they paid for. One that was there when a disputed deposit of before was taken back stands
 * for it, up to its amount: by it that play had become the member's own. A chain of them leads back to the first, also over
 * deposits that were taken back undisputed, which by themselves are not stood for (decision 043).
 */
export const standIns = (
  disputed: readonly DisputedDeposit[],
  reversed: readonly ReversedDeposit[],
): readonly DisputedDeposit[] =>
  reversed
    .toSorted(lastFirst)
    .reduce<readonly Part[]>(
      replace,
      disputed.map((deposit) => ({ ...deposit, reachesBackTo: deposit.paidInAt })),
    )
    .map(({ amount, paidInAt, disputedAt }) => ({ amount, paidInAt, disputedAt }));
