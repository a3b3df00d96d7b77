import { faceOf, nameOf } from './cards.js';
import { made } from '../../kit/client/dom.js';

/** Cards of one's own that are pressed to be chosen. */
export class CardButtons {
  /** @type {readonly string[]} */
  cards = [];

  /**
   * @param {HTMLElement} row
   * @param {number} count
   * @param {{ back: () => Element, press: (place: number) => void }} how what a card that is not dealt shows, and what a press does
   */
  constructor(row, count, { back, press }) {
    this.back = back;
    this.buttons = Array.from({ length: count }, (_, place) => {
      const button = made('button', { class: 'hold' });
      button.type = 'button';
      button.addEventListener('click', () => press(place));
      return button;
    });
    row.replaceChildren(...this.buttons);
    this.show([]);
  }

  /** @param {readonly string[]} cards */
  show(cards) {
    for (const [place, button] of this.buttons.entries()) {
      const card = cards[place];
      if (card !== undefined && card === this.cards[place]) continue;
      const face =
        card === undefined
          ? made('span', { class: 'card card-back', children: [this.back()] })
          : faceOf(card);
      button.replaceChildren(face);
      button.setAttribute('aria-label', card === undefined ? `Card ${place + 1}` : nameOf(card));
    }
    this.cards = [...cards];
  }

  /**
   * @param {(place: number) => boolean} isChosen
   * @param {boolean} open whether a press does something
   */
  mark(isChosen, open) {
    for (const [place, button] of this.buttons.entries()) {
      button.setAttribute('aria-pressed', String(isChosen(place)));
      // Never disabled, so that the focus of whoever plays by keyboard stays on the cards.
      button.setAttribute('aria-disabled', String(!open));
    }
  }
}
