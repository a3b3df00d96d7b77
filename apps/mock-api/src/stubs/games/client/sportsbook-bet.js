/* global document, HTMLElement, HTMLUListElement */
import { shown } from '../../kit/client/amounts.js';
import { part } from '../../kit/client/dom.js';
import { notice } from './notice.js';
import { messenger } from './parent.js';
import { ask, Refused } from './server.js';
import { betCard } from './sportsbook-bet-card.js';
import { themes } from './theme.js';
import { timeText } from './time-text.js';

/** @import { Bet } from './sportsbook-wire.js' */

/** Shows one bet of the member, with its picks. */
async function open() {
  try {
    /** @type {import('./wire.js').Past & { bet: Bet }} */
    const { game, currency, origins, bet } = await ask('past-round');
    const title = `${bet.name}, ${game.name}`;
    document.title = title;
    part('name', HTMLElement).textContent = title;
    part('bet', HTMLUListElement).replaceChildren(
      betCard(bet, { money: (decimal) => shown(decimal, currency), time: timeText }),
    );
    part('result', HTMLElement).textContent = '';
    const outside = messenger(origins);
    outside.hear(themes);
    outside.tell('loaded');
  } catch (error) {
    const text =
      error instanceof Refused ? error.message : 'The game server cannot be reached. Check your connection.';
    notice.say('The bet did not open', text, 'Try again', () => {
      notice.hide();
      void open();
    });
  }
  part('game', HTMLElement).removeAttribute('aria-busy');
}

void open();
