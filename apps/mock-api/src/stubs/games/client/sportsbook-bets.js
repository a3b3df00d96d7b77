/* global clearTimeout, HTMLElement, HTMLUListElement, Option, setTimeout */
import { made, part } from '../../kit/client/dom.js';
import { ask } from './server.js';
import { betCard, endText } from './sportsbook-bet-card.js';
import { timeText } from './time-text.js';

/** @import { Bet, BetPage, Quote } from './sportsbook-wire.js' */

/** @param {number} share in percent */
const shareText = (share) => (share === 100 ? 'All of it' : `${share}%`);

/** The member's bets, and their cash outs. */
export class Bets {
  /** @type {BetPage} */
  page = { open: [], closed: [], more: false, shares: [] };
  /** How much of each bet is to be cashed out, in percent; all of it when left out. @type {Map<string, number>} */
  #shares = new Map();
  /** The price that is kept for a bet. @type {(Quote & { bet: string }) | null} */
  #quote = null;
  /** How that price was said. */
  #offer = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {{
   *   money: (decimal: string) => string,
   *   execute: (call: string, body: Record<string, unknown>, take: (answer: any) => string) => Promise<void>,
   *   failed: () => void,
   *   lapsed: (offer: string) => void,
   * }} around
   */
  constructor(around) {
    this.around = around;
    part('more-bets', HTMLElement).addEventListener('click', () => void this.more());
  }

  async look() {
    try {
      this.show(await ask('bets'));
    } catch {
      // The balance is looked at too, and says when the session is over.
    }
  }

  async more() {
    const before = this.page.closed.at(-1)?.number;
    try {
      /** @type {BetPage} */
      const next = await ask('bets', before === undefined ? {} : { before });
      this.show({ ...next, closed: [...this.page.closed, ...next.closed] });
    } catch {
      this.around.failed();
    }
  }

  /** @param {BetPage} page */
  show(page) {
    this.page = page;
    part('bet-count', HTMLElement).textContent = page.open.length > 0 ? `${page.open.length}` : '';
    part('no-open', HTMLElement).hidden = page.open.length > 0;
    part('no-closed', HTMLElement).hidden = page.closed.length > 0;
    part('more-bets', HTMLElement).hidden = !page.more;
    part('open-bets', HTMLUListElement).replaceChildren(...page.open.map((bet) => this.card(bet)));
    part('closed-bets', HTMLUListElement).replaceChildren(...page.closed.map((bet) => this.card(bet)));
  }

  /** @param {Bet} bet */
  card(bet) {
    const said = { money: this.around.money, time: timeText };
    return betCard(bet, said, bet.open ? [this.cashOutRow(bet)] : []);
  }

  /** @param {Bet} bet */
  cashOutRow(bet) {
    return made('div', { class: 'cash-out', children: [this.share(bet), this.cashOut(bet)] });
  }

  /** How much of a bet to cash out. @param {Bet} bet */
  share({ id, name }) {
    const chosen = this.#shares.get(id) ?? 100;
    const choice = made('select', {
      class: 'field',
      children: this.page.shares.map(
        (share) => new Option(shareText(share), `${share}`, false, share === chosen),
      ),
    });
    choice.setAttribute('aria-label', `How much of ${name} to cash out`);
    choice.addEventListener('change', () => {
      this.#shares.set(id, Number(choice.value));
      if (this.#quote?.bet === id) this.drop();
      part(choice.id, HTMLElement).focus();
    });
    choice.id = `share-${id}`;
    return choice;
  }

  /** @param {Bet} bet */
  cashOut({ id, name }) {
    const kept = this.#quote?.bet === id ? this.#quote : null;
    const button = made('button', { class: kept ? 'button money-button' : 'more' });
    button.type = 'button';
    button.textContent = kept ? `Take ${this.around.money(kept.price)}` : 'Cash out';
    button.setAttribute('aria-label', `${button.textContent} for ${name}`);
    button.addEventListener('click', () => void (kept ? this.take(kept) : this.ask(id)));
    button.id = `cash-out-${id}`;
    return button;
  }

  /** Shows the price of a cash out for as long as it is kept. @param {string} bet */
  async ask(bet) {
    const share = this.#shares.get(bet) ?? 100;
    await this.around.execute('quote', { bet, share }, (/** @type {Quote} */ quote) => {
      this.#quote = { ...quote, bet };
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.drop(), quote.keptMs);
      this.show(this.page);
      part(`cash-out-${bet}`, HTMLElement).focus();
      const what = share === 100 ? 'this bet' : `${share}% of this bet`;
      this.#offer = `${this.around.money(quote.price)} for ${what}, for 5 seconds.`;
      return this.#offer;
    });
  }

  drop() {
    this.#quote = null;
    this.around.lapsed(this.#offer);
    this.show(this.page);
  }

  /** @param {Quote & { bet: string }} kept */
  async take({ bet, quote }) {
    clearTimeout(this.#timer);
    this.#quote = null;
    await this.around.execute('cash-out', { bet, quote }, (/** @type {{ bet: Bet }} */ answer) => {
      this.#shares.delete(bet);
      if (answer.bet.open) this.changed(answer.bet);
      else this.closed(answer.bet);
      return `${endText(answer.bet, this.around.money)}.`;
    });
    this.show(this.page);
  }

  /** @param {Bet} bet */
  placed(bet) {
    this.show({ ...this.page, open: [bet, ...this.page.open.filter(({ id }) => id !== bet.id)] });
  }

  /** @param {Bet} bet */
  changed(bet) {
    this.show({ ...this.page, open: this.page.open.map((each) => (each.id === bet.id ? bet : each)) });
  }

  /** @param {Bet} bet */
  closed(bet) {
    const { open, closed } = this.page;
    this.show({
      ...this.page,
      open: open.filter(({ id }) => id !== bet.id),
      closed: [bet, ...closed.filter(({ id }) => id !== bet.id)],
    });
  }
}
