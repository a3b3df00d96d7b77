/* global HTMLElement, HTMLUListElement */
import { made, part } from '../../kit/client/dom.js';
import { ask } from './server.js';
import { phaseTag, statusIcon } from './status-tag.js';
import { weekdayText } from './time-text.js';

/** @import { Offer, Market, Match, ListedMatch, Leg } from './sportsbook-wire.js' */

/** @param {number} odds in hundredths */
export const shownOdds = (odds) => (odds / 100).toFixed(2);

/** @param {Pick<Match, 'phase' | 'score' | 'minute' | 'startsAt'>} match */
export function standingText({ phase, score, minute, startsAt }) {
  if (phase === 'UPCOMING') return weekdayText(startsAt);
  if (phase === 'POSTPONED') return 'Postponed';
  const board = score ? `${score.home}–${score.away}` : '';
  if (phase === 'ABANDONED') return `Abandoned at ${board}`;
  return phase === 'LIVE' ? `Live ${minute}' · ${board}` : `Full time ${board}`;
}

/** @param {Leg | { fixture: string, market: string, selection: string }} leg */
const legKey = ({ fixture, market, selection }) => `${fixture} ${market} ${selection}`;

/** A button with odds, which says when they have moved. */
class OddsButton {
  /** @param {ListedMatch} match @param {Market} market @param {Offer} offer @param {(leg: Leg) => void} choose */
  constructor(match, market, offer, choose) {
    this.key = legKey({ fixture: match.id, market: market.market, selection: offer.selection });
    this.figure = made('strong');
    const where = made('span', { class: 'heard', text: `, ${market.title}, ${match.home} v ${match.away}` });
    const name = made('span', { text: offer.name });
    this.element = made('button', { class: 'odds', children: [name, this.figure, where] });
    this.element.type = 'button';
    this.element.setAttribute('aria-pressed', 'false');
    this.element.addEventListener('click', () => {
      if (this.odds !== null) {
        choose({ fixture: match.id, market: market.market, selection: offer.selection, odds: this.odds });
      }
    });
    /** @type {number | null} */
    this.odds = null;
    this.show(offer.odds);
  }

  /** @param {number | null} odds */
  show(odds) {
    const before = this.odds;
    this.odds = odds;
    this.element.disabled = odds === null;
    const closed = odds === null;
    this.figure.replaceChildren(...(closed ? [statusIcon('lock')] : []), closed ? 'Closed' : shownOdds(odds));
    if (before === null || odds === null || before === odds) delete this.element.dataset['moved'];
    else this.element.dataset['moved'] = odds > before ? 'up' : 'down';
  }
}

/** A match in the list: its board, its first market, and the others when it is opened. */
class MatchRow {
  /** @param {ListedMatch} match @param {{ choose: (leg: Leg) => void, changed: () => void, failed: () => void }} around */
  constructor(match, around) {
    this.match = match;
    this.around = around;
    /** @type {Map<string, OddsButton>} */
    this.buttons = new Map();
    this.board = made('p', { class: 'board' });
    this.main = this.marketBox(match.main);
    this.main.classList.add('main-market');
    this.others = made('div', { class: 'others' });
    this.others.hidden = true;
    this.toggle = made('button', { class: 'more' });
    this.toggle.type = 'button';
    this.toggle.addEventListener('click', () => void this.open(this.others.hidden !== false));
    const title = made('h3', { text: `${match.home} v ${match.away}` });
    const league = made('p', { class: 'label', text: `${match.league} · round ${match.round}` });
    const head = made('div', { class: 'match-head', children: [league, title, this.board] });
    this.element = made('li', { class: 'match', children: [head, this.main, this.toggle, this.others] });
    this.update(match);
  }

  /** @param {Market} market */
  marketBox(market) {
    const buttons = market.offers.map(
      (offer) => new OddsButton(this.match, market, offer, this.around.choose),
    );
    for (const button of buttons) this.buttons.set(button.key, button);
    const picks = made('div', { class: 'picks', children: buttons.map(({ element }) => element) });
    return made('div', { class: 'market', children: [made('h4', { text: market.title }), picks] });
  }

  /** @param {Market} market */
  showMarket({ market, offers }) {
    for (const { selection, odds } of offers) {
      this.buttons.get(legKey({ fixture: this.match.id, market, selection }))?.show(odds);
    }
  }

  /** @param {ListedMatch} match */
  update(match) {
    this.match = match;
    const standing = standingText(match);
    if (this.board.textContent !== standing) this.board.replaceChildren(phaseTag(match, standing));
    const others = match.markets - 1;
    this.toggle.textContent = this.others.hidden ? `${others} more markets` : 'Fewer markets';
    this.toggle.setAttribute('aria-expanded', `${!this.others.hidden}`);
    this.toggle.setAttribute('aria-label', `${this.toggle.textContent} of ${match.home} v ${match.away}`);
    this.showMarket(match.main);
    if (!this.others.hidden) void this.refresh();
  }

  /** @param {boolean} opened */
  async open(opened) {
    try {
      if (opened && this.others.childElementCount === 0) await this.fill();
    } catch {
      this.around.failed();
      return;
    }
    this.others.hidden = !opened;
    this.update(this.match);
  }

  async fill() {
    /** @type {Match & { book: Market[] }} */
    const { book } = await ask('match', { fixture: this.match.id });
    this.others.append(...book.slice(1).map((market) => this.marketBox(market)));
    this.around.changed();
  }

  async refresh() {
    try {
      /** @type {Match & { book: Market[] }} */
      const { book } = await ask('match', { fixture: this.match.id });
      for (const market of book) this.showMarket(market);
    } catch {
      // The next look at the matches tells.
    }
  }
}

/** The list of matches by sport. */
export class Matches {
  /** @type {Map<string, MatchRow>} */
  #rows = new Map();
  #sport = 'ALL';
  /** @type {ListedMatch[]} */
  #matches = [];
  /** @type {Set<string>} */
  #chosen = new Set();

  /**
   * @param {{ sport: string, name: string }[]} sports
   * @param {{ choose: (leg: Leg) => void, failed: () => void }} around
   */
  constructor(sports, around) {
    this.around = { ...around, changed: () => this.mark() };
    const kinds = [{ sport: 'ALL', name: 'All' }, { sport: 'LIVE', name: 'Live now' }, ...sports];
    this.rail = kinds.map(({ sport, name }) => {
      const count = made('span', { class: 'count' });
      const button = made('button', { class: 'sport', children: [made('span', { text: name }), count] });
      button.type = 'button';
      button.addEventListener('click', () => this.pick(sport));
      return { sport, button, count };
    });
    part('sports', HTMLUListElement).replaceChildren(
      ...this.rail.map(({ button }) => made('li', { children: [button] })),
    );
    this.groups = ['Live now', 'Next'].map((title) => {
      const list = made('ul', { class: 'match-list' });
      const box = made('div', { class: 'group', children: [made('h2', { text: title }), list] });
      part('matches', HTMLElement).append(box);
      return { box, list };
    });
  }

  /** @param {string} sport */
  pick(sport) {
    this.#sport = sport;
    this.show(this.#matches);
  }

  /** @param {ListedMatch} match @param {string} sport */
  static isOf(match, sport) {
    if (sport === 'LIVE') return match.phase === 'LIVE';
    return sport === 'ALL' ? true : match.sport === sport;
  }

  /** @param {ListedMatch[]} matches */
  show(matches) {
    this.#matches = matches;
    for (const { sport, button, count } of this.rail) {
      count.textContent = `${matches.filter((match) => Matches.isOf(match, sport)).length}`;
      button.setAttribute('aria-pressed', `${sport === this.#sport}`);
    }
    const listed = matches.filter((match) => Matches.isOf(match, this.#sport));
    const lists = [
      listed.filter(({ phase }) => phase === 'LIVE'),
      listed.filter(({ phase }) => phase !== 'LIVE').slice(0, this.#sport === 'ALL' ? 24 : undefined),
    ];
    for (const [index, { box, list }] of this.groups.entries()) {
      const rows = (lists[index] ?? []).map((match) => this.row(match));
      box.hidden = rows.length === 0;
      const elements = rows.map(({ element }) => element);
      // What has the focus keeps it as long as nothing comes or goes.
      if (
        elements.some((element, place) => list.children[place] !== element) ||
        elements.length !== list.children.length
      )
        list.replaceChildren(...elements);
    }
    part('no-matches', HTMLElement).hidden = listed.length > 0;
    this.mark();
  }

  /** @param {ListedMatch} match */
  row(match) {
    const known = this.#rows.get(match.id);
    if (known) known.update(match);
    const row = known ?? new MatchRow(match, this.around);
    this.#rows.set(match.id, row);
    return row;
  }

  /** Shows which odds are on the slip. @param {Leg[]} [legs] */
  mark(legs) {
    if (legs) this.#chosen = new Set(legs.map(legKey));
    for (const { buttons } of this.#rows.values()) {
      for (const { key, element } of buttons.values()) {
        element.setAttribute('aria-pressed', `${this.#chosen.has(key)}`);
      }
    }
  }
}
