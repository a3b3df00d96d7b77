/** From the lowest to the highest. */
export const pokerHands = [
  'HIGH_CARD',
  'PAIR',
  'TWO_PAIR',
  'THREE_OF_A_KIND',
  'STRAIGHT',
  'FLUSH',
  'FULL_HOUSE',
  'FOUR_OF_A_KIND',
  'STRAIGHT_FLUSH',
  'ROYAL_FLUSH',
] as const;

export type PokerHand = (typeof pokerHands)[number];

const heights = 13;
const perHand = heights ** 5;

/** 0 for a two, 12 for an ace. @param card by its number (deck.ts) */
export const heightAt = (card: number): number => (card + heights - 1) % heights;

export const suitAt = (card: number): number => Math.floor(card / heights);

/** The name of a hand, from how strong it is. */
export const pokerHandOf = (strength: number): PokerHand =>
  pokerHands[Math.floor(strength / perHand)] ?? 'HIGH_CARD';

/** How strong a hand is whose cards count in this order; hands are compared by this number. */
export const strengthAs = (hand: PokerHand, order: readonly number[]): number =>
  order.reduce((value, height, place) => value + height * heights ** (4 - place), 0) +
  pokerHands.indexOf(hand) * perHand;

/** What it is by how many cards are of its first two ranks. */
const byCounts: Readonly<Record<string, PokerHand>> = {
  41: 'FOUR_OF_A_KIND',
  32: 'FULL_HOUSE',
  31: 'THREE_OF_A_KIND',
  22: 'TWO_PAIR',
  21: 'PAIR',
  11: 'HIGH_CARD',
};

const ace = heights - 1;

/** The highest card of five in sequence, where an ace may stand below a two; undefined when there is none. */
function straightTo(order: readonly number[]): number | undefined {
  const [first = 0, second = 0] = order;
  if (first - (order[4] ?? 0) === 4) return first;
  return first === ace && second === 3 ? second : undefined;
}

function strengthOfFive(cards: readonly number[]): number {
  const counts = new Uint8Array(heights);
  for (const card of cards) counts[heightAt(card)] = (counts[heightAt(card)] ?? 0) + 1;
  const order: number[] = [];
  for (let count = 4; count > 0; count -= 1)
    for (let height = ace; height >= 0; height -= 1) if (counts[height] === count) order.push(height);
  const [first = 0, second = 0] = order;
  if (order.length < 5)
    return strengthAs(byCounts[10 * (counts[first] ?? 0) + (counts[second] ?? 0)] ?? 'HIGH_CARD', order);
  const top = straightTo(order);
  const flush = cards.every((card) => suitAt(card) === suitAt(cards[0] ?? 0));
  if (top === undefined) return strengthAs(flush ? 'FLUSH' : 'HIGH_CARD', order);
  if (!flush) return strengthAs('STRAIGHT', [top]);
  return strengthAs(top === ace ? 'ROYAL_FLUSH' : 'STRAIGHT_FLUSH', [top]);
}

/** How strong the best five of five cards or more are. */
export function strengthOf(cards: readonly number[]): number {
  if (cards.length <= 5) return strengthOfFive(cards);
  return cards.reduce((best, _, left) => Math.max(best, strengthOf(cards.toSpliced(left, 1))), 0);
}
