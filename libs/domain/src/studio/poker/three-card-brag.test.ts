import { expect, it } from 'vitest';
import { percentText, rational } from '../index.ts';
import type { Showdown } from './ante-game.ts';
import { bragRules, threeCardBrag } from './three-card-brag.ts';
import { dealsThatDiffer, forEveryDeal } from './testing/deals.ts';

interface Hand {
  /** A bit for each card, of the first half of the deck and of the second. */
  readonly bits: readonly [number, number];
  readonly strength: number;
}

function handOf(deal: readonly number[]): Hand {
  const bits: [number, number] = [0, 0];
  for (const card of deal) bits[card < 26 ? 0 : 1] |= 1 << (card % 26);
  return { bits, strength: bragRules.strengthOf(deal) };
}

/** Of the hands that share no card with this one, how many end each way. */
function endsAgainst({ bits: [low, high], strength }: Hand, dealers: readonly Hand[]) {
  const ends: Record<Showdown, number> = { UNQUALIFIED: 0, WON: 0, LOST: 0, TIE: 0 };
  for (const { bits, strength: theirs } of dealers) {
    if ((bits[0] & low) !== 0 || (bits[1] & high) !== 0) continue;
    if (theirs < bragRules.qualifying) ends.UNQUALIFIED += 1;
    else if (theirs === strength) ends.TIE += 1;
    else ends[theirs < strength ? 'WON' : 'LOST'] += 1;
  }
  return ends;
}

/** Hands of the dealer's against one of the player's. */
const others = 18_424;

it('PLAY-35 three card brag returns 98.00 % with the best play of every hand against every other', () => {
  const dealers: Hand[] = [];
  const counts: Record<string, number> = {};
  forEveryDeal(3, (deal) => {
    const hand = handOf(deal);
    dealers.push(hand);
    const name = bragRules.handOf(hand.strength);
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
    const hand = handOf(deal);
    const ends = Object.entries(endsAgainst(hand, dealers)) as [Showdown, number][];
    expect(ends.reduce((sum, [, count]) => sum + count, 0)).toBe(others);
    const back = ends.reduce((sum, [end, count]) => {
      const [ante, raise] = bragRules.backFor(end, bragRules.handOf(hand.strength));
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
