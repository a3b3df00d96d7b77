import { expect, it } from 'vitest';
import { percentText, rational } from '../index.ts';
import type { Showdown } from './ante-game.ts';
import { bragRules, threeCardBrag } from './three-card-brag.ts';
import { dealsThatDiffer, forEveryDeal } from './testing/deals.ts';

const { qualifying, strengthOf } = bragRules;

/** The dealer's hands by their strengths and a bit for each card, of the first half of the deck and of the second: flat for speed. */
const dealt = 22_100;
const [lows, highs, strengths] = [new Int32Array(dealt), new Int32Array(dealt), new Int32Array(dealt)];

/** The bits of the cards from a number on. */
const bitsOf = (deal: readonly number[], from: number): number =>
  deal.reduce((bits, card) => (card < from || card >= from + 26 ? bits : bits | (1 << (card - from))), 0);

/** Of the hands that share no card with this one, how many end each way. */
function endsAgainst(deal: readonly number[], strength: number): Record<Showdown, number> {
  const [low, high] = [bitsOf(deal, 0), bitsOf(deal, 26)];
  let [unqualified, won, tie, lost] = [0, 0, 0, 0];
  for (let index = 0; index < dealt; index += 1) {
    if (((lows[index] ?? 0) & low) !== 0 || ((highs[index] ?? 0) & high) !== 0) continue;
    const theirs = strengths[index] ?? 0;
    if (theirs < qualifying) unqualified += 1;
    else if (theirs === strength) tie += 1;
    else if (theirs < strength) won += 1;
    else lost += 1;
  }
  return { UNQUALIFIED: unqualified, WON: won, TIE: tie, LOST: lost };
}

/** Hands of the dealer's against one of the player's. */
const others = 18_424;

it('PLAY-35 three card brag returns 98.00 % with the best play of every hand against every other', () => {
  let index = 0;
  const counts: Record<string, number> = {};
  forEveryDeal(3, (deal) => {
    const strength = strengthOf(deal);
    lows[index] = bitsOf(deal, 0);
    highs[index] = bitsOf(deal, 26);
    strengths[index] = strength;
    index += 1;
    const name = bragRules.handOf(strength);
    counts[name] = (counts[name] ?? 0) + 1;
  });
  expect(counts).toEqual({
    PRIAL: 52,
    RUNNING_FLUSH: 48,
    RUN: 720,
    FLUSH: 1096,
    PAIR: 3744,
    HIGH_CARD: 16_440,
  });
  let [paid, staked] = [0, 0];
  for (const { deal, weight } of dealsThatDiffer(3)) {
    const strength = strengthOf(deal);
    const ends = Object.entries(endsAgainst(deal, strength)) as [Showdown, number][];
    expect(ends.reduce((sum, [, count]) => sum + count, 0)).toBe(others);
    const back = ends.reduce((sum, [end, count]) => {
      const [ante, raise] = bragRules.backFor(end, bragRules.handOf(strength));
      return sum + count * (ante + raise);
    }, 0);
    // Whoever folds gets nothing back of one stake, and whoever raises has two on the table.
    const isBest = back > others;
    paid += isBest ? weight * back : 0;
    staked += weight * others * (isBest ? 2 : 1);
  }
  expect(threeCardBrag.exactReturn()).toEqual(rational(BigInt(paid), BigInt(staked)));
  expect(percentText(threeCardBrag.exactReturn())).toBe('98.00');
}, 60_000);
