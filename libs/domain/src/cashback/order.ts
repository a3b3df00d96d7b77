import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

interface ListedCashback {
  readonly isClaimable: boolean;
}

/** Those that can be claimed come first, the rest stay in their order. */
export const claimableFirst = <T extends ListedCashback>(cashbacks: readonly T[]): T[] =>
  cashbacks.toSorted((a, b) => Number(b.isClaimable) - Number(a.isClaimable));

/** The one that can be claimed and is worth most, the first of equals; null for none. @param valueOf in one currency for all */
export function largestClaimable<T extends ListedCashback>(
  cashbacks: readonly T[],
  valueOf: (cashback: T) => Minor,
): T | null {
  const claimable = cashbacks.filter(({ isClaimable }) => isClaimable);
  return claimable.toSorted((a, b) => Number(money.subtract(valueOf(b), valueOf(a))))[0] ?? null;
}
