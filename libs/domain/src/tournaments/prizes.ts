import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { ranked } from './tournaments.ts';
import type { Ranked } from './tournaments.ts';

export interface Prize {
  readonly rank: number;
  readonly amount: Minor;
}

export type Winner<T> = Ranked<T> & { readonly prize: Minor };

/** An even share each; what cannot be shared goes to the first, one minor unit each, so that the sum is kept. */
function evenly(sum: Minor, count: number): readonly Minor[] {
  const share = sum / BigInt(count);
  const rest = sum % BigInt(count);
  return Array.from({ length: count }, (_, index) => money.of(share + (BigInt(index) < rest ? 1n : 0n)));
}

/**
 * Who wins what: those who share a rank share the prizes of the ranks they take up, equally (TOUR-10). Among equals the
 * order given decides who gets the unit that cannot be shared.
 */
export function sharePrizes<T extends { readonly score: bigint }>(
  scores: readonly T[],
  prizes: readonly Prize[],
): readonly Winner<T>[] {
  const last = Math.max(0, ...prizes.map(({ rank }) => rank));
  const places = ranked(scores).filter(({ rank }) => rank <= last);
  return places.flatMap((place, index) => {
    const tied = places.filter(({ rank }) => rank === place.rank).length;
    const taken = prizes.filter(({ rank }) => rank >= place.rank && rank < place.rank + tied);
    const shares = evenly(money.sum(taken.map(({ amount }) => amount)), tied);
    const prize = shares[index + 1 - place.rank] ?? money.zero;
    return prize > 0n ? [{ ...place, prize }] : [];
  });
}
