import { describe, expect, it } from 'vitest';
import { percentText, rational } from '../index.ts';
import { paidHands, paysFor } from './hands.ts';
import { jacksOrBetter } from './jacks-or-better.ts';

/*
 * The return of the best hold, over every deal. What a hold is paid is summed over all draws by inclusion and exclusion: the
 * sum over the hands that contain what is held, without those that contain a discarded card too.
 */

const cards = 52;

const choose: number[][] = Array.from({ length: cards + 1 }, () => [1, 0, 0, 0, 0, 0]);
for (let of = 1; of <= cards; of += 1)
  for (let count = 1; count <= 5; count += 1)
    (choose[of] ?? [])[count] = (choose[of - 1]?.[count - 1] ?? 0) + (choose[of - 1]?.[count] ?? 0);

/** In how many ways `count` cards can be chosen of `of`, flat for speed. */
const ways = Int32Array.from(
  { length: 6 * (cards + 1) },
  (_, index) => choose[Math.floor(index / 6)]?.[index % 6] ?? 0,
);

/** What the hands that contain so many cards pay together, by the rank of those cards among all sets of their size. */
const paid = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(choose[cards]?.[size] ?? 0));

const held = new Int32Array(32);
const sizes = Array.from({ length: 32 }, (_, hold) => hold.toString(2).replaceAll('0', '').length);

/** Ranks each of the 32 sets of the cards of a deal, which are in rising order. */
function rank(deal: readonly number[]): void {
  for (let hold = 0; hold < 32; hold += 1) {
    let sum = 0;
    let count = 0;
    for (let place = 0; place < 5; place += 1) {
      if ((hold & (1 << place)) === 0) continue;
      count += 1;
      sum += ways[6 * (deal[place] ?? 0) + count] ?? 0;
    }
    held[hold] = sum;
  }
}

function forEveryDeal(visit: (deal: readonly [number, number, number, number, number]) => void): void {
  for (let a = 0; a < cards; a += 1)
    for (let b = a + 1; b < cards; b += 1)
      for (let c = b + 1; c < cards; c += 1)
        for (let d = c + 1; d < cards; d += 1) for (let e = d + 1; e < cards; e += 1) visit([a, b, c, d, e]);
}

const sums = new Float64Array(32);

/** What each hold of the ranked deal is paid over all of its draws. */
function holdSums(): void {
  for (let hold = 0; hold < 32; hold += 1) sums[hold] = paid[sizes[hold] ?? 0]?.[held[hold] ?? 0] ?? 0;
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
    forEveryDeal((deal) => {
      const pay = paysFor(deal);
      counts.set(pay, (counts.get(pay) ?? 0) + 1);
      if (pay === 0) return;
      rank(deal);
      for (let hold = 0; hold < 32; hold += 1) {
        const sum = paid[sizes[hold] ?? 0];
        if (sum) sum[held[hold] ?? 0] = (sum[held[hold] ?? 0] ?? 0) + pay;
      }
    });
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
    forEveryDeal((deal) => {
      rank(deal);
      holdSums();
      let most = 0;
      for (let hold = 0; hold < 32; hold += 1)
        most = Math.max(most, ((sums[hold] ?? 0) * common) / (draws[sizes[hold] ?? 0] ?? 1));
      best += most;
    });
    expect(jacksOrBetter.exactReturn()).toEqual(rational(BigInt(best), 2_598_960n * BigInt(common)));
    expect(percentText(jacksOrBetter.exactReturn())).toBe('99.54');
    expect(paidHands).toHaveLength(9);
  }, 120_000);
});
