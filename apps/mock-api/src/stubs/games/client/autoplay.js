/* global addEventListener, document, setTimeout */
import { besideRules } from './beside-rules.js';
import { drawn, made } from '../../kit/client/dom.js';
import { ask, Refused } from './server.js';
import { sheet } from './sheet.js';

/** Time between two rounds, in ms, so that each result can be seen. */
const restTime = 700;

const rest = () => new Promise((resolve) => setTimeout(resolve, restTime));

/** How an autoplay stands after a round: how many more there may be, and why there are none. @typedef {{ left: number, stopped: string | null }} Standing */

const note = 'Each round stakes real money. You can stop at any time with one press.';

let fields = 0;

/**
 * @param {string} text
 * @param {HTMLInputElement | HTMLSelectElement} input
 */
function field(text, input) {
  fields += 1;
  input.id = `autoplay-${fields}`;
  const label = made('label', { text });
  label.htmlFor = input.id;
  return [label, input];
}

/** @param {string} code of a currency */
function amount(code) {
  const input = made('input', { class: 'seed-input', set: { inputmode: 'decimal', placeholder: code } });
  input.pattern = '[0-9]{1,12}([.][0-9]{1,8})?';
  input.maxLength = 22;
  input.autocomplete = 'off';
  return input;
}

/** @param {HTMLInputElement} input */
const entered = ({ value }) => (value === '' ? null : value);

/**
 * What a member sets before rounds begin by themselves.
 * @param {{ rounds: number[], currency: string, send: (limits: Record<string, unknown>) => Promise<void> }} options
 */
function limitsSheet({ rounds, currency, send }) {
  const { body, open, close } = sheet('Autoplay');
  const count = made('select', { class: 'seed-input' });
  count.append(...rounds.map((each) => made('option', { text: String(each) })));
  const loss = amount(currency);
  loss.required = true;
  const win = amount(currency);
  const floor = amount(currency);
  const feature = made('input', { set: { type: 'checkbox' } });
  const problem = made('p', { class: 'checked' });
  problem.setAttribute('role', 'alert');
  const begin = made('button', { class: 'button', text: 'Start autoplay' });
  begin.type = 'submit';
  const form = made('form', {
    class: 'limits-form',
    children: [
      ...field('Number of rounds', count),
      ...field(`Loss limit (${currency})`, loss),
      ...field(`Stop at a single win of (${currency}, optional)`, win),
      ...field(`Stop when the balance is below (${currency}, optional)`, floor),
      made('div', { class: 'limits-check', children: field('Stop at a feature', feature).reverse() }),
      problem,
      begin,
    ],
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.textContent = '';
    begin.disabled = true;
    try {
      await send({
        rounds: Number(count.value),
        lossLimit: entered(loss),
        winLimit: entered(win),
        balanceFloor: entered(floor),
        stopsAtFeature: feature.checked,
      });
      close();
    } catch (error) {
      problem.textContent = error instanceof Refused ? error.message : 'No answer came. Try again.';
    }
    begin.disabled = false;
  });
  body.append(made('p', { text: note }), form);
  return { open };
}

function autoplayButton() {
  const picture = drawn('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' });
  picture.append(
    drawn('path', { d: 'M4 8a6.5 6.5 0 0 1 12 0M16 12a6.5 6.5 0 0 1-12 0M16 4v4h-4M4 16v-4h4' }),
  );
  const label = made('span', { text: 'Autoplay' });
  const button = made('button', { class: 'more' });
  button.type = 'button';
  button.append(picture, label);
  besideRules(button);
  return { button, label };
}

/**
 * Rounds that begin by themselves. The game server holds their limits; here they end as soon as somebody presses, looks
 * elsewhere or loses the connection. They never begin without a press, nor again after they have stopped.
 */
export class Autoplay {
  /**
   * @param {import('./room.js').Room<any>} room
   * @param {{ stake: () => string, round: () => Promise<void>, say: (text: string) => void }} does
   */
  constructor(room, does) {
    this.room = room;
    this.does = does;
    /** The game server's name for it while it is on. @type {string | null} */
    this.name = null;
    this.left = 0;
    const { autoplay: rounds } = room.state.model;
    const { button, label } = autoplayButton();
    this.button = button;
    this.label = label;
    button.hidden = rounds.length === 0;
    const limits = limitsSheet({
      rounds,
      currency: room.state.currency.code,
      send: (set) => this.start(set),
    });
    button.addEventListener('click', () => (this.on ? this.stop('Autoplay stopped.') : limits.open()));
    for (const away of ['blur', 'offline', 'pagehide'])
      addEventListener(away, () => this.stop('Autoplay stopped, as you left the game.'));
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.stop('Autoplay stopped, as you left the game.');
    });
  }

  get on() {
    return this.name !== null;
  }

  /** @param {boolean} idle whether a round can begin now */
  show(idle) {
    this.label.textContent = this.on ? `Stop (${this.left})` : 'Autoplay';
    this.button.setAttribute('aria-label', this.on ? `Stop autoplay, ${this.left} left` : 'Autoplay');
    this.button.disabled = !this.on && (!idle || this.room.state.freeSpins !== null);
    if (this.on) this.button.removeAttribute('aria-haspopup');
    else this.button.setAttribute('aria-haspopup', 'dialog');
  }

  /** @param {Record<string, unknown>} limits */
  async start(limits) {
    const { autoplay } = await ask('autoplay', { ...limits, stake: this.does.stake() });
    this.name = autoplay;
    this.left = Number(limits['rounds']);
    this.room.refresh();
    void this.run();
  }

  async run() {
    while (this.on) {
      await this.does.round();
      if (this.on) await rest();
    }
  }

  /** @param {string} text why */
  stop(text) {
    if (!this.on) return;
    this.name = null;
    this.left = 0;
    this.does.say(text);
    this.room.refresh();
  }

  /** @param {Standing | null} standing after a round */
  after(standing) {
    if (standing === null) return;
    this.left = standing.left;
    if (standing.stopped !== null) this.stop(standing.stopped);
  }
}
