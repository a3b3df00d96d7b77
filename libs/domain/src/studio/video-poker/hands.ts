/** Hands that are paid, with what each pays in stakes, the stake itself with it. */
export const pays = {
  ROYAL_FLUSH: 800,
  STRAIGHT_FLUSH: 50,
  FOUR_OF_A_KIND: 25,
  FULL_HOUSE: 9,
  FLUSH: 6,
  STRAIGHT: 4,
  THREE_OF_A_KIND: 3,
  TWO_PAIR: 2,
  JACKS_OR_BETTER: 1,
} as const;

export type PaidHand = keyof typeof pays;

export const paidHands = Object.keys(pays) as readonly PaidHand[];

/** Five cards by their numbers (deck.ts): the ace is rank 0, the king 12. */
export type FiveCards = readonly [number, number, number, number, number];

const rankOf = (card: number): number => card % 13;
const suitOf = (card: number): number => Math.floor(card / 13);

/** What it is by how many of the ten pairs of its cards are alike: two pair make two, three of a kind three. */
const byAlike: Readonly<Record<number, PaidHand>> = {
  2: 'TWO_PAIR',
  3: 'THREE_OF_A_KIND',
  4: 'FULL_HOUSE',
  6: 'FOUR_OF_A_KIND',
};

const isHigh = (rank: number): boolean => rank === 0 || rank >= 10;

/** The hand of cards of which some are of one rank; null for a pair below jacks. */
function pairedHand(cards: FiveCards, alike: number): PaidHand | null {
  if (alike > 1) return byAlike[alike] ?? null;
  const ranks = cards.map(rankOf);
  const pair = ranks.find((rank, index) => ranks.indexOf(rank) < index);
  return pair !== undefined && isHigh(pair) ? 'JACKS_OR_BETTER' : null;
}

/** Bits of the ranks from the ten up to the ace, which may stand at either end of a straight. */
const broadway = (1 << 9) | (1 << 10) | (1 << 11) | (1 << 12) | 1;

function straightFrom(ranks: number): boolean {
  const lowest = ranks & -ranks;
  return ranks === broadway || ranks === lowest * 31;
}

/** The best that five cards are paid for; null when they are not. */
export function handOf(cards: FiveCards): PaidHand | null {
  const [first, second, third, fourth, fifth] = cards;
  let alike = 0;
  for (let one = 0; one < 4; one += 1)
    for (let other = one + 1; other < 5; other += 1)
      if (rankOf(cards[one] ?? 0) === rankOf(cards[other] ?? 0)) alike += 1;
  if (alike > 0) return pairedHand(cards, alike);
  const ranks =
    (1 << rankOf(first)) |
    (1 << rankOf(second)) |
    (1 << rankOf(third)) |
    (1 << rankOf(fourth)) |
    (1 << rankOf(fifth));
  const suit = suitOf(first);
  const flush = [second, third, fourth, fifth].every((card) => suitOf(card) === suit);
  if (!straightFrom(ranks)) return flush ? 'FLUSH' : null;
  if (!flush) return 'STRAIGHT';
  return ranks === broadway ? 'ROYAL_FLUSH' : 'STRAIGHT_FLUSH';
}

export const paysFor = (cards: FiveCards): number => {
  const hand = handOf(cards);
  return hand === null ? 0 : pays[hand];
};
