import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

export interface OpeningStakeFacts {
  /** SUM: what was staked last is what the chips came to, and says nothing of the chip that was chosen. */
  readonly staking: 'RUNG' | 'SUM';
  /** Ascending. */
  readonly ladder: readonly Minor[];
  /** Of the last round, in the same currency; null before the first. */
  readonly last: Minor | null;
  /** What can be staked; null where a round takes nothing of it, as a free spin does. */
  readonly available: Minor | null;
}

export interface OpeningStake {
  readonly stake: Minor;
  /** False if even the lowest stake is more than can be staked. */
  readonly covered: boolean;
}

/** The rung at which a game opens that was never played. */
const firstRung = 2;

/**
 * The stake, or at a table the chip, that a game shows as it opens: that of the last round while it is covered, else the
 * highest one that is. What is never covered opens at the lowest stake, since that takes the least to play on.
 */
export function openingStake({ staking, ladder, last, available }: OpeningStakeFacts): OpeningStake {
  const lowest = ladder[0] ?? money.zero;
  const first = ladder[Math.min(firstRung, ladder.length - 1)] ?? lowest;
  const wanted = staking === 'RUNG' && last !== null && ladder.includes(last) ? last : first;
  if (available === null || wanted <= available) return { stake: wanted, covered: true };
  const highest = ladder.findLast((rung) => rung <= available);
  return highest === undefined ? { stake: lowest, covered: false } : { stake: highest, covered: true };
}
