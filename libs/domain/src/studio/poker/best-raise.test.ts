import { describe, expect, it } from 'vitest';
import { percentText, rational } from '../index.ts';
import { caribbeanStud, raisePays, studRules } from './caribbean-stud.ts';
import { pokerHandOf, strengthOf } from './strength.ts';
import { dealsThatDiffer, forEveryLike, type LikeDeals } from './testing/deals.ts';
import { HandSums } from './testing/hand-sums.ts';

/*
 * The return of the best raise, over every hand and every card of the dealer's that may lie open. How many of the dealer's hands
 * are lower is found by inclusion and exclusion: those that hold the open card, without those that hold one of the player's too.
 * Hands are counted from the lowest to the highest, so that what has been counted when a hand's turn comes is lower.
 */

/** How many of the dealer's hands hold an open card and none of the player's. */
const others = 163_185;

/** What is counted of the dealer's hands. */
const [qualified, notHigher, lower] = [0, 1, 2];

describe('caribbean stud', () => {
  it('PLAY-35 returns 97.44 % with the best play of every hand against every open card', () => {
    const groups = Map.groupBy(dealsThatDiffer(5), ({ deal }) => strengthOf(deal));
    const rising = [...groups].sort(([one], [other]) => one - other);
    expect(rising).toHaveLength(7462);
    const counted = new HandSums();
    const count = (kind: number, strength: number, deals: readonly LikeDeals[]) => {
      if (strength < studRules.qualifying) return;
      for (const like of deals) forEveryLike(like, (hand) => counted.add(hand, kind));
    };
    for (const [strength, deals] of rising) count(qualified, strength, deals);
    let [paid, staked, raised] = [0, 0, 0];
    for (const [strength, deals] of rising) {
      const pays = raisePays(pokerHandOf(strength));
      count(notHigher, strength, deals);
      for (const { deal, weight } of deals)
        for (let open = 0; open < 52; open += 1) {
          if (deal.includes(open)) continue;
          const counts = counted.without(deal, open);
          const less = counts[lower] ?? 0;
          const same = (counts[notHigher] ?? 0) - less;
          // Both stakes in antes: the dealer does not qualify, is lower, or is equal.
          const back = 4 * (others - (counts[qualified] ?? 0)) + (2 + 2 * (1 + pays)) * less + 3 * same;
          const isBest = back > 2 * others;
          paid += isBest ? weight * back : 0;
          staked += weight * others * (isBest ? 3 : 1);
          raised += isBest ? weight : 0;
        }
      count(lower, strength, deals);
    }
    expect(Number.isSafeInteger(paid) && Number.isSafeInteger(staked)).toBe(true);
    // Somewhat more than half of the hands are raised.
    expect(raised / (2_598_960 * 47)).toBeCloseTo(0.522_25, 5);
    expect(caribbeanStud.exactReturn()).toEqual(rational(BigInt(paid), BigInt(staked)));
    expect(percentText(caribbeanStud.exactReturn())).toBe('97.44');
  }, 120_000);
});
