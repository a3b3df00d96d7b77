import { describe, expect, it } from 'vitest';
import { percentText, rational } from '../index.ts';
import { dealsThatDiffer, forEveryLike } from '../poker/testing/deals.ts';
import { HandSums, sizes } from '../poker/testing/hand-sums.ts';
import { paidHands, paysFor, type FiveCards } from './hands.ts';
import { jacksOrBetter } from './jacks-or-better.ts';

/*
 * The return of the best hold, over every deal. What a hold is paid is summed over all draws by inclusion and exclusion: the
 * sum over the hands that contain what is held, without those that contain a discarded card too.
 */

/** Turns sums over the hands that contain what is held into those without what is discarded. */
function withoutDiscarded(sums: Int32Array): void {
  for (let bit = 1; bit < 32; bit *= 2)
    for (let hold = 0; hold < 32; hold += 1)
      if ((hold & bit) === 0) sums[hold] = (sums[hold] ?? 0) - (sums[hold | bit] ?? 0);
}

/** Draws that follow a hold of so many cards, times what makes them as many for each. */
const draws = [1_533_939, 178_365, 16_215, 1081, 47, 1];
const common = 7_669_695;

describe('jacks or better', () => {
  it('PLAY-35 returns 99.54 % with the best hold of every one of its 2,598,960 deals', () => {
    const counts = new Map<number, number>();
    const deals = dealsThatDiffer(5);
    const paid = new HandSums();
    for (const like of deals) {
      const pay = paysFor(like.deal as unknown as FiveCards);
      counts.set(pay, (counts.get(pay) ?? 0) + like.weight);
      if (pay > 0) forEveryLike(like, (deal) => paid.add(deal, 0, pay));
    }
    expect([...counts].sort(([one], [other]) => other - one)).toEqual([
      [800, 4],
      [50, 36],
      [25, 624],
      [9, 3744],
      [6, 5108],
      [4, 10_200],
      [3, 54_912],
      [2, 123_552],
      [1, 337_920],
      [0, 2_062_860],
    ]);
    let best = 0;
    for (const { deal, weight } of deals) {
      const sums = paid.held(deal);
      withoutDiscarded(sums);
      let most = 0;
      for (let hold = 0; hold < 32; hold += 1)
        most = Math.max(most, ((sums[hold] ?? 0) * common) / (draws[sizes[hold] ?? 0] ?? 1));
      best += weight * most;
    }
    expect(jacksOrBetter.exactReturn()).toEqual(rational(BigInt(best), 2_598_960n * BigInt(common)));
    expect(percentText(jacksOrBetter.exactReturn())).toBe('99.54');
    expect(paidHands).toHaveLength(9);
  }, 120_000);
});
