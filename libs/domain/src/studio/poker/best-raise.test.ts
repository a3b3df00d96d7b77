import { describe, expect, it } from 'vitest';
import { percentText, rational } from '../index.ts';
import { caribbeanStud, raisePays, studRules } from './caribbean-stud.ts';
import { pokerHandOf, strengthOf } from './strength.ts';
import { dealsThatDiffer, forEveryDeal } from './testing/deals.ts';

/*
 * The return of the best raise, over every hand and every card of the dealer's that may lie open. How many of the dealer's hands
 * are lower is found by inclusion and exclusion: those that hold the open card, without those that hold one of the player's too.
 * Hands are counted from the lowest to the highest, so that what has been counted when a hand's turn comes is lower.
 */

const cards = 52;
const masks = 32;

/** In how many ways `count` cards can be chosen of `of`, flat for speed. */
const ways = new Int32Array(6 * (cards + 1));
for (let of = 0; of <= cards; of += 1) ways[6 * of] = 1;
for (let of = 1; of <= cards; of += 1)
  for (let count = 1; count <= 5; count += 1)
    ways[6 * of + count] = (ways[6 * (of - 1) + count - 1] ?? 0) + (ways[6 * (of - 1) + count] ?? 0);

const size = ways[6 * cards + 5] ?? 0;
const sizes = Array.from({ length: masks }, (_, mask) => mask.toString(2).replaceAll('0', '').length);
/** The cards of each set of the five of a hand, by their places. */
const places = sizes.map((_, mask) => [0, 1, 2, 3, 4].filter((place) => (mask & (1 << place)) !== 0));

/** The number of a set of cards in rising order among all of its size. */
function numberOf(deal: ArrayLike<number>, mask: number): number {
  let sum = 0;
  let count = 0;
  for (const place of places[mask] ?? []) {
    count += 1;
    sum += ways[6 * (deal[place] ?? 0) + count] ?? 0;
  }
  return sum;
}

/** As {@link numberOf}, with one card more, which is none of them. */
function numberWith(deal: ArrayLike<number>, mask: number, more: number): number {
  let sum = 0;
  let count = 0;
  let isIn = false;
  for (const place of places[mask] ?? []) {
    const card = deal[place] ?? 0;
    if (!isIn && card > more) {
      isIn = true;
      count += 1;
      sum += ways[6 * more + count] ?? 0;
    }
    count += 1;
    sum += ways[6 * card + count] ?? 0;
  }
  return isIn ? sum : sum + (ways[6 * more + count + 1] ?? 0);
}

/** How many hands hold each set of cards, of those that were counted so far. */
class Counted {
  readonly tables = [0, 1, 2, 3, 4, 5].map((count) => new Int32Array(ways[6 * cards + count] ?? 0));

  add(deal: ArrayLike<number>): void {
    for (let mask = 0; mask < masks; mask += 1) {
      const table = this.tables[sizes[mask] ?? 0];
      const number = numberOf(deal, mask);
      if (table) table[number] = (table[number] ?? 0) + 1;
    }
  }

  /** @param numbers of the open card with each set of the player's four or fewer */
  without(numbers: Int32Array): number {
    let sum = 0;
    for (let mask = 0; mask < masks - 1; mask += 1) {
      const count = sizes[mask] ?? 0;
      const held = this.tables[count + 1]?.[numbers[mask] ?? 0] ?? 0;
      sum += count % 2 === 0 ? held : -held;
    }
    return sum;
  }
}

interface Player {
  readonly deal: readonly number[];
  readonly weight: number;
  readonly pays: number;
  /** Of the dealer's hands with each open card that qualify: how many are lower, and how many are equal. */
  readonly lower: Int32Array;
  readonly equal: Int32Array;
}

const numbers = new Int32Array(masks);

function forEveryOpen(deal: readonly number[], visit: (open: number) => void): void {
  for (let open = 0; open < cards; open += 1) {
    if (deal.includes(open)) continue;
    for (let mask = 0; mask < masks - 1; mask += 1) numbers[mask] = numberWith(deal, mask, open);
    visit(open);
  }
}

const hands = new Uint8Array(5 * size);
const strengths = new Map<number, number[]>();

function sortHands(): void {
  let count = 0;
  forEveryDeal(5, (deal) => {
    hands.set(deal, 5 * count);
    const strength = strengthOf(deal);
    const alike = strengths.get(strength);
    if (alike) alike.push(count);
    else strengths.set(strength, [count]);
    count += 1;
  });
}

const handAt = (index: number) => hands.subarray(5 * index, 5 * index + 5);

/** How many of the dealer's hands hold an open card and none of the player's. */
const others = 163_185;

describe('caribbean stud', () => {
  it('PLAY-35 returns 97.44 % with the best play of every hand against every open card', () => {
    sortHands();
    const players = new Map<number, Player[]>();
    for (const { deal, weight } of dealsThatDiffer(5)) {
      const strength = strengthOf(deal);
      const counts = { lower: new Int32Array(cards), equal: new Int32Array(cards) };
      const player = { deal, weight, pays: raisePays(pokerHandOf(strength)), ...counts };
      players.set(strength, [...(players.get(strength) ?? []), player]);
    }
    const counted = new Counted();
    const rising = [...strengths.keys()].sort((one, other) => one - other);
    expect(rising).toHaveLength(7462);
    for (const strength of rising) {
      const now = players.get(strength) ?? [];
      for (const { deal, lower } of now)
        forEveryOpen(deal, (open) => (lower[open] = counted.without(numbers)));
      if (strength < studRules.qualifying) continue;
      for (const index of strengths.get(strength) ?? []) counted.add(handAt(index));
      for (const { deal, lower, equal } of now)
        forEveryOpen(deal, (open) => (equal[open] = counted.without(numbers) - (lower[open] ?? 0)));
    }
    let [paid, staked, raised] = [0, 0, 0];
    for (const { deal, weight, pays, lower, equal } of [...players.values()].flat())
      forEveryOpen(deal, (open) => {
        const less = lower[open] ?? 0;
        const same = equal[open] ?? 0;
        // Both stakes in antes: the dealer does not qualify, is lower, or is equal.
        const back = 4 * (others - counted.without(numbers)) + (2 + 2 * (1 + pays)) * less + 3 * same;
        const isBest = back > 2 * others;
        paid += isBest ? weight * back : 0;
        staked += weight * others * (isBest ? 3 : 1);
        raised += isBest ? weight : 0;
      });
    expect(Number.isSafeInteger(paid) && Number.isSafeInteger(staked)).toBe(true);
    // Somewhat more than half of the hands are raised.
    expect(raised / (2_598_960 * 47)).toBeCloseTo(0.522_25, 5);
    expect(caribbeanStud.exactReturn()).toEqual(rational(BigInt(paid), BigInt(staked)));
    expect(percentText(caribbeanStud.exactReturn())).toBe('97.44');
  }, 120_000);
});
