import { cardAt, deckSize, joker } from '../deck.ts';
import type { Card } from '../deck.ts';
import { heightAt, pokerHandOf, strengthAs, strengthOf, suitAt } from '../poker/strength.ts';
import type { PokerHand } from '../poker/strength.ts';

/** The number of the joker, after those of the 52 cards. */
export const jokerNumber = deckSize;

export const ace = 12;

export const paiGowCard = (card: number): Card => (card === jokerNumber ? joker : cardAt(card));

/** As {@link heightAt}; the joker is an ace. */
export const heightOf = (card: number): number => (card === jokerNumber ? ace : heightAt(card));

/** Above a royal flush. */
const fiveAces = strengthAs('ROYAL_FLUSH', [ace]) + 1;

/** The name of a hand, from how strong it is. */
export const paiGowHandOf = (strength: number): PokerHand | 'FIVE_ACES' =>
  strength === fiveAces ? 'FIVE_ACES' : pokerHandOf(strength);

/** How strong the hand of two in front is, on the scale of the hand of five. */
export function frontStrengthOf(cards: readonly number[]): number {
  const [high = 0, low = 0] = cards.map(heightOf).toSorted((one, other) => other - one);
  return high === low ? strengthAs('PAIR', [high]) : strengthAs('HIGH_CARD', [high, low]);
}

/** The best that a joker makes of four cards: a straight, a flush or both, otherwise an ace more. */
function strengthWithJoker(four: readonly number[]): number {
  const heights = new Set(four.map(heightAt));
  if (heights.size === 1 && heights.has(ace)) return fiveAces;
  const suit = suitAt(four[0] ?? 0);
  const ofSuit = Array.from({ length: 13 }, (_, rank) => 13 * suit + rank);
  const asAce = [0, 13, 26, 39].find((card) => !four.includes(card)) ?? 0;
  const meant = [asAce, ...ofSuit.filter((card) => !heights.has(heightAt(card)))];
  return Math.max(...meant.map((card) => strengthOf([...four, card])));
}

/** How strong the hand of five behind is. */
export function backStrengthOf(cards: readonly number[]): number {
  const four = cards.filter((card) => card !== jokerNumber);
  return four.length === cards.length ? strengthOf(cards) : strengthWithJoker(four);
}
