import { Hand } from './cards.js';
import { made } from '../../kit/client/dom.js';

/**
 * @typedef {{ cards: string[], total: number, soft: boolean }} Cards
 * @typedef {Cards & { stake: string, result: string | null, amount: string | null }} Played
 * @typedef {{ dealer: Cards, hands: Played[], turn: number }} Dealt
 */

/** @type {Record<string, string>} */
const ends = { BLACKJACK: 'Blackjack', WON: 'Won', PUSH: 'Push', LOST: 'Lost' };

/**
 * @param {Cards} cards
 * @param {boolean} over whether an ace in them counts for good
 */
export function totalText({ cards, total, soft }, over) {
  if (cards.length === 0) return '';
  return soft && total < 21 && !over ? `${total - 10} / ${total}` : String(total);
}

/** A hand of the player on the table. */
export class Seat {
  /** @param {() => Element} back */
  constructor(back) {
    const cards = made('div', { class: 'hand pair' });
    cards.setAttribute('role', 'img');
    this.total = made('b', { class: 'total' });
    this.stake = made('span', { class: 'seat-stake' });
    this.element = made('section', {
      class: 'seat',
      children: [cards, made('p', { class: 'seat-name', children: [this.total, this.stake] })],
    });
    this.hand = new Hand(cards, back);
  }

  /**
   * @param {Played} played
   * @param {{ name: string, turn: boolean, stake: string }} told
   */
  show(played, { name, turn, stake }) {
    const { cards, result } = played;
    this.element.setAttribute('aria-label', name);
    this.element.classList.toggle('turn', turn);
    this.element.dataset['result'] = result ?? '';
    this.hand.show(cards);
    this.total.textContent = totalText(played, result !== null);
    this.stake.textContent = result === null ? stake : `${ends[result]}, ${stake}`;
  }
}
