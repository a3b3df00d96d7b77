import { money } from '../money/index.ts';
import type { OwedDeposit } from './owed.ts';

/** A deposit that was disputed, and taken back later. */
export interface TakenBackDeposit extends OwedDeposit {
  readonly takenBackAt: Date;
}

function replace(parts: readonly OwedDeposit[], taken: TakenBackDeposit): OwedDeposit[] {
  let rest = taken.amount;
  return parts.flatMap((part) => {
    const wasThere = part.paidInAt > taken.paidInAt && part.paidInAt <= taken.takenBackAt;
    const moved = wasThere ? money.min(part.amount, rest) : money.zero;
    rest = money.subtract(rest, moved);
    const kept = money.subtract(part.amount, moved);
    return [
      { amount: moved, paidInAt: taken.paidInAt },
      { ...part, amount: kept },
    ].filter(({ amount }) => amount > 0n);
  });
}

/**
 * Disputed deposits as of the play that they paid for. One that was there when a disputed deposit of before was taken back stands
 * for it, up to its amount: by it that play had become the member's own. A chain of them leads back to the first.
 */
export const standIns = (
  disputed: readonly OwedDeposit[],
  takenBack: readonly TakenBackDeposit[],
): readonly OwedDeposit[] =>
  takenBack
    .toSorted((one, other) => other.takenBackAt.getTime() - one.takenBackAt.getTime())
    .reduce<readonly OwedDeposit[]>(replace, disputed);
