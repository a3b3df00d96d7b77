import type { Draws } from './fairness.ts';

/** A rank and a suit, such as `QS` or `10H`. */
export type Card = string;

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suits = ['S', 'H', 'D', 'C'] as const;

export const deckSize = ranks.length * suits.length;

/** A card of no rank and no suit. */
export const joker: Card = 'JOKER';

/** The card of a number from 0 on: the ranks of spades from the ace up, then hearts, diamonds and clubs. */
export function cardAt(number: number): Card {
  const suit = suits[Math.floor(number / ranks.length) % suits.length] ?? '';
  return `${ranks[number % ranks.length] ?? ''}${suit}`;
}

/** 1 for an ace, 13 for a king. */
export const rankOf = (card: Card): number => ranks.findIndex((rank) => rank === card.slice(0, -1)) + 1;

/** As {@link rankOf}, but with the ace above the king. */
export const rankAceHigh = (card: Card): number => (rankOf(card) === 1 ? ranks.length + 1 : rankOf(card));

export const suitOf = (card: Card): string => card.slice(-1);

/** Each of the 52 cards is as likely as any other, whatever was dealt before. */
export const dealCard = (draws: Draws): Card => cardAt(draws.below(deckSize));

/**
 * Deals from so many decks, shuffled anew; each draw is one of the cards that are left, counted from the first.
 * @param jokers that follow all other cards
 */
export function shoeOf(draws: Draws, decks: number, jokers = 0): () => Card {
  const left = Array.from({ length: decks * deckSize + jokers }, (_, number) => number);
  return () => {
    const number = left.splice(draws.below(left.length), 1)[0] ?? 0;
    return number < decks * deckSize ? cardAt(number) : joker;
  };
}
