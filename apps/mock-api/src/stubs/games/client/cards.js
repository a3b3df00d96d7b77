/* global matchMedia, setTimeout */
import { drawn, made } from '../../kit/client/dom.js';
import { joker } from './deck.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Time a card takes to the table, in ms. */
const flight = 260;
/** Time between two cards, in ms. */
export const beat = 220;

/** Outlines of the suits in a square of 100. @type {Record<string, string>} */
const suits = {
  S: 'M50 6C62 26 92 42 92 64c0 16-12 24-23 24-7 0-12-3-15-7 1 8 4 11 9 15H37c5-4 8-7 9-15-3 4-8 7-15 7C20 88 8 80 8 64 8 42 38 26 50 6Z',
  H: 'M50 92C34 74 8 56 8 34 8 20 18 11 29 11c9 0 17 5 21 14 4-9 12-14 21-14 11 0 21 9 21 23 0 22-26 40-42 58Z',
  D: 'M50 5 84 50 50 95 16 50Z',
  C: 'M50 8a20 20 0 0 1 17 31 20 20 0 1 1-13 36c1 8 4 13 9 19H37c5-6 8-11 9-19A20 20 0 1 1 33 39 20 20 0 0 1 50 8Z',
};

/** @type {Record<string, string>} */
const suitNames = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
/** @type {Record<string, string>} */
const rankNames = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

/** @param {string} card a rank and a suit, such as '10H' */
function partsOf(card) {
  return { rank: card.slice(0, -1), suit: card.slice(-1) };
}

/** @param {string} card */
export function nameOf(card) {
  if (card === joker) return 'joker';
  const { rank, suit } = partsOf(card);
  return `${rankNames[rank] ?? rank} of ${suitNames[suit] ?? ''}`;
}

/** @param {string} suit */
function pip(suit) {
  const picture = drawn('svg', { viewBox: '0 0 100 100', class: 'pip' });
  picture.append(drawn('path', { d: suits[suit] ?? '' }));
  return picture;
}

/** @param {string} card */
function corner(card) {
  const { rank, suit } = partsOf(card);
  return made('span', { class: 'corner', children: [made('b', { text: rank }), pip(suit)] });
}

/** A star for its rank, and a crown. */
function jokerFace() {
  const crown = drawn('svg', { viewBox: '0 0 100 100', class: 'pip' });
  crown.append(
    drawn('path', {
      d: 'M14 78 8 34l24 16 18-36 18 36 24-16-6 44Zm0 6h72v10H14ZM8 20a6 6 0 1 1-.1 0ZM50 2a6 6 0 1 1-.1 0ZM92 20a6 6 0 1 1-.1 0Z',
    }),
  );
  const corner = made('span', { class: 'corner', children: [made('b', { text: '★' })] });
  return made('span', {
    class: 'card card-black',
    children: [corner, made('span', { class: 'middle', children: [crown] })],
  });
}

/** @param {string} card */
export function faceOf(card) {
  if (card === joker) return jokerFace();
  const { suit } = partsOf(card);
  const colour = suit === 'H' || suit === 'D' ? 'red' : 'black';
  const middle = made('span', { class: 'middle', children: [pip(suit)] });
  return made('span', { class: `card card-${colour}`, children: [corner(card), middle] });
}

/** A row of cards that grows card by card; what lies there already stays where it is. */
export class Hand {
  /** @type {string[]} */
  cards = [];

  /**
   * @param {HTMLElement} place
   * @param {() => Element} back what a card that lies face down shows
   */
  constructor(place, back) {
    this.place = place;
    this.back = back;
  }

  /**
   * Shows these cards; '' is one that lies face down.
   * @param {readonly string[]} cards
   */
  show(cards) {
    const same = this.cards.findIndex((card, index) => card !== cards[index]);
    const kept = same < 0 ? this.cards.length : same;
    while (this.place.children.length > kept) this.place.lastElementChild?.remove();
    for (const card of cards.slice(kept)) this.place.append(this.flown(card));
    this.cards = [...cards];
    const named = cards.map((card) => (card === '' ? 'one face down' : nameOf(card)));
    this.place.setAttribute('aria-label', named.length === 0 ? 'No cards' : named.join(', '));
    this.place.style.setProperty('--cards', String(cards.length));
  }

  /** @param {string} card */
  flown(card) {
    const element =
      card === '' ? made('span', { class: 'card card-back', children: [this.back()] }) : faceOf(card);
    if (!calm.matches) {
      element.animate(
        { transform: ['translate(40vw, -30vh) rotate(24deg)', 'none'], opacity: [0, 1] },
        { duration: flight, easing: 'cubic-bezier(.2,.8,.2,1)' },
      );
    }
    return element;
  }
}

/** Waits until a card has been seen to be dealt. */
export const pauseForCard = () =>
  new Promise((resolve) => {
    if (calm.matches) resolve(undefined);
    else setTimeout(resolve, beat);
  });
