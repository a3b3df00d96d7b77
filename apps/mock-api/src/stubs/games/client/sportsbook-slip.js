/* global clearTimeout, crypto, HTMLButtonElement, HTMLElement, HTMLInputElement, HTMLSelectElement, HTMLUListElement, setTimeout */
import { made, part } from '../../kit/client/dom.js';
import { ask } from './server.js';
import { shownOdds } from './sportsbook-matches.js';

/** @import { SlipKind } from './states.js' */

/** @typedef {import('./sportsbook-wire.js').Leg} Leg */

/** @typedef {Leg & { now: number | null, name?: string, title?: string, match?: string }} SlipLeg */

/** @typedef {{ size: number, unit: string, legs: SlipLeg[], kinds: SlipKind[] }} SlipView */

/** How long typing rests before the slip is asked about, in ms. */
const restTime = 300;

const view = {
  legs: part('legs', HTMLUListElement),
  order: part('slip-order', HTMLElement),
  kind: part('kind', HTMLSelectElement),
  stake: part('stake', HTMLInputElement),
  place: part('place', HTMLButtonElement),
  changed: part('changed', HTMLElement),
};

const toggle = part('slip-toggle', HTMLButtonElement);

/** What the member has chosen, and what can be made of it. The server keeps it and computes everything. */
export class Slip {
  /** @type {SlipLeg[]} */
  legs = [];
  /** @type {SlipKind[]} */
  kinds = [];
  size = 1;
  /** Whether a bet can be placed. */
  idle = true;
  /** A bet whose answer is not known: it is sent again, never placed twice. @type {Record<string, unknown> | null} */
  pending = null;
  opened = false;
  #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {{
   *   money: (decimal: string) => string, changed: (legs: Leg[]) => void, full: () => void, maximumLegs: number,
   * }} around
   */
  constructor(around) {
    this.around = around;
    view.stake.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.look(), restTime);
    });
    view.kind.addEventListener('change', () => {
      this.size = Number(view.kind.value);
      this.show();
      void this.look();
    });
    toggle.addEventListener('click', () => this.open(!this.opened));
    part('accept', HTMLButtonElement).addEventListener('click', () => this.accept());
  }

  /** @param {SlipView | null} left what the member left on it */
  restore(left) {
    if (left === null) return;
    view.stake.value = left.unit;
    this.size = left.size;
    this.take(left);
  }

  /** Puts odds on the slip, or takes them off. @param {Leg} leg */
  toggle(leg) {
    if (this.pending) return;
    /** @param {Leg} other */
    const same = (other) =>
      other.fixture === leg.fixture && other.market === leg.market && other.selection === leg.selection;
    const kept = this.legs.filter((other) => !same(other));
    if (kept.length < this.legs.length) this.set(kept);
    else if (kept.length < this.around.maximumLegs) this.set([...kept, { ...leg, now: leg.odds }]);
    else this.around.full();
  }

  /** @param {SlipLeg[]} legs */
  set(legs) {
    const wasMultiple = this.size === this.legs.length;
    this.legs = legs;
    this.kinds = [];
    if (wasMultiple || this.size > legs.length) this.size = Math.max(1, legs.length);
    this.around.changed(legs);
    this.show();
    void this.look();
  }

  /** Takes the odds as they are now. */
  accept() {
    this.set(this.legs.flatMap((leg) => (leg.now === null ? [] : [{ ...leg, odds: leg.now }])));
  }

  /** Opens or closes it where there is no room to keep it open. @param {boolean} opened */
  open(opened) {
    this.opened = opened;
    part('slip-box', HTMLElement).classList.toggle('opened', opened);
    toggle.setAttribute('aria-expanded', `${opened}`);
    toggle.textContent = opened ? 'Close slip' : 'Open slip';
  }

  clear() {
    this.open(false);
    view.stake.value = '';
    this.set([]);
  }

  sent() {
    const legs = this.legs.map(({ fixture, market, selection, odds }) => ({
      fixture,
      market,
      selection,
      odds,
    }));
    return { legs, size: this.size, unit: view.stake.value.trim().replace(',', '.') };
  }

  /**
   * What is to be placed; the same again while its answer is missing.
   * @param {'CASH' | 'BONUS' | null} stakedFrom the money that is shown
   */
  order(stakedFrom) {
    this.pending ??= {
      bet: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      ...this.sent(),
      stakedFrom,
    };
    return this.pending;
  }

  /** Asks how the slip stands, and keeps it. */
  async look() {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      /** @type {SlipView} */
      const answer = await ask('slip', this.sent());
      if (asked === this.#asked && this.pending === null) this.take(answer);
    } catch {
      // It is looked at again with the matches.
    }
  }

  /** @param {SlipView} answer */
  take({ legs, kinds }) {
    this.legs = legs;
    this.kinds = kinds;
    if (kinds.some(({ size, open }) => size === this.size && !open)) {
      this.size = kinds.find(({ open }) => open)?.size ?? 1;
    }
    this.around.changed(legs);
    this.show();
  }

  get stale() {
    return this.legs.some(({ now, odds }) => now !== odds);
  }

  show() {
    part('slip-empty', HTMLElement).hidden = this.legs.length > 0;
    part('slip-count', HTMLElement).textContent = this.legs.length > 0 ? `${this.legs.length}` : '';
    view.order.hidden = this.legs.length === 0;
    this.showLegs();
    view.kind.replaceChildren(
      ...this.kinds.map(({ size, name, open }) => {
        const option = made('option', { text: name });
        option.value = `${size}`;
        option.selected = size === this.size;
        option.disabled = !open;
        return option;
      }),
    );
    const kind = this.kinds.find(({ size }) => size === this.size);
    part('stake-label', HTMLElement).textContent =
      this.size < this.legs.length ? 'Stake for each line' : 'Stake';
    const typed = view.stake.value.trim() !== '';
    part('total', HTMLElement).textContent = kind?.stake && typed ? this.around.money(kind.stake) : '–';
    part('returns', HTMLElement).textContent = kind?.returns && typed ? this.around.money(kind.returns) : '–';
    for (const id of ['counts', 'counts-label'])
      part(id, HTMLElement).hidden = typeof kind?.counts !== 'string';
    part('counts', HTMLElement).textContent = kind?.counts && typed ? this.around.money(kind.counts) : '–';
    view.changed.hidden = !this.stale;
    const busy = !this.idle || this.pending !== null;
    view.stake.disabled = busy;
    view.kind.disabled = busy;
    view.place.disabled = busy || this.stale || this.legs.length === 0;
  }

  showLegs() {
    view.legs.replaceChildren(
      ...this.legs.map((leg) => {
        const { name = leg.selection, title = '', match = '', odds, now } = leg;
        const figure =
          now === null ? 'Closed' : now === odds ? shownOdds(odds) : `${shownOdds(odds)} → ${shownOdds(now)}`;
        const remove = made('button', { class: 'step off' });
        remove.type = 'button';
        remove.setAttribute('aria-label', `Take off ${name}`);
        remove.addEventListener('click', () => this.set(this.legs.filter((other) => other !== leg)));
        const texts = [
          made('strong', { text: name }),
          made('span', { class: 'label', text: title === '' ? match : `${title} · ${match}` }),
        ];
        const price = made('span', { class: now === odds ? 'price' : 'price moved', text: figure });
        return made('li', { class: 'leg', children: [made('div', { children: texts }), price, remove] });
      }),
    );
  }
}
