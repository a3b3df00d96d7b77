/* global HTMLButtonElement, HTMLElement */
import { made, part } from '../../kit/client/dom.js';
import { brief, decimalOf, partsOf, unitsOf } from './units.js';

/** Chips that are offered at most, the smallest of the ladder. */
const offered = 6;

/** Longest text that a chip has room for. */
const roomFor = 5;

/** Chips that are laid on the fields of a table before a round: each press lays one of the chosen size. */
export class Chips {
  /** @type {Map<string, bigint>} */
  laid = new Map();
  /** @type {{ field: string, units: bigint }[]} */
  moves = [];

  /**
   * @param {import('./room.js').Room<any>} room
   * @param {ReadonlyMap<string, HTMLElement>} fields
   * @param {() => void} changed
   */
  constructor(room, fields, changed) {
    this.room = room;
    this.fields = fields;
    this.changed = changed;
    /** @type {{ stakes: string[], opening: { stake: string } }} */
    const { stakes, opening } = room.state;
    this.least = unitsOf(stakes[0] ?? '0');
    this.most = unitsOf(stakes.at(-1) ?? '0');
    this.sizes = stakes.slice(0, offered);
    this.size = unitsOf(opening.stake);
    this.makeTray();
    part('undo', HTMLButtonElement).addEventListener('click', () => this.undo());
    part('clear', HTMLButtonElement).addEventListener('click', () => this.lift());
    for (const [field, element] of fields) {
      element.addEventListener('click', () => this.lay(field));
      element.addEventListener('keydown', (event) => {
        if (event.key !== 'Backspace' && event.key !== 'Delete') return;
        event.preventDefault();
        this.take(field);
      });
    }
  }

  makeTray() {
    const choices = this.sizes.map((decimal, index) => {
      const radio = made('input', { class: 'heard' });
      radio.type = 'radio';
      radio.name = 'chip';
      radio.checked = unitsOf(decimal) === this.size;
      radio.setAttribute('aria-label', `Chip of ${this.room.money(decimal)}`);
      radio.addEventListener('change', () => {
        this.size = unitsOf(decimal);
      });
      const face = made('span', { class: `chip chip-${index}`, text: this.face(unitsOf(decimal)) });
      return made('label', { class: 'chip-choice', children: [radio, face] });
    });
    part('chips', HTMLElement).replaceChildren(...choices);
  }

  /** @param {bigint} units */
  face(units) {
    const text = brief(this.decimal(units));
    return text.length > roomFor ? '' : text;
  }

  /** @param {bigint} units */
  decimal(units) {
    return decimalOf(units, this.sizes[0] ?? '0');
  }

  get total() {
    return [...this.laid.values()].reduce((sum, units) => sum + units, 0n);
  }

  /** Decimal of the wire. */
  get stake() {
    return this.decimal(this.total);
  }

  /** What is staked on which field, as the game server is told it. */
  get choice() {
    return partsOf(this.laid);
  }

  get playable() {
    return this.total >= this.least && this.total <= this.most;
  }

  /** @param {string} field */
  lay(field) {
    if (!this.room.canChoose || this.total + this.size > this.most) return;
    this.put(field, this.size);
  }

  /** @param {string} field */
  take(field) {
    const index = this.moves.findLastIndex((move) => move.field === field);
    const move = this.moves[index];
    if (!this.room.canChoose || !move) return;
    this.moves.splice(index, 1);
    this.add(field, -move.units);
    this.changed();
  }

  undo() {
    const last = this.moves.at(-1);
    if (last) this.take(last.field);
  }

  /** Takes all chips back. */
  lift() {
    if (!this.room.canChoose) return;
    this.laid.clear();
    this.moves = [];
    this.changed();
  }

  /**
   * Lays what was laid before.
   * @param {ReadonlyMap<string, bigint>} before
   */
  again(before) {
    this.lift();
    for (const [field, units] of before) this.put(field, units);
  }

  /**
   * @param {string} field
   * @param {bigint} units
   */
  put(field, units) {
    this.moves.push({ field, units });
    this.add(field, units);
    this.changed();
  }

  /**
   * @param {string} field
   * @param {bigint} units
   */
  add(field, units) {
    const sum = (this.laid.get(field) ?? 0n) + units;
    if (sum > 0n) this.laid.set(field, sum);
    else this.laid.delete(field);
  }

  /** @param {boolean} open whether chips can be laid now */
  show(open) {
    part('stake', HTMLElement).textContent = this.room.money(this.stake);
    part('undo', HTMLButtonElement).disabled = !open || this.moves.length === 0;
    part('clear', HTMLButtonElement).disabled = !open || this.moves.length === 0;
    for (const [field, element] of this.fields) this.mark(element, this.laid.get(field));
  }

  /**
   * @param {HTMLElement} element
   * @param {bigint | undefined} units
   */
  mark(element, units) {
    element.querySelector('.laid')?.remove();
    element.setAttribute(
      'aria-description',
      units === undefined ? '' : `${this.room.money(this.decimal(units))} laid`,
    );
    if (units === undefined) return;
    const chip = made('span', { class: `laid chip chip-${this.sizeOf(units)}` });
    // Drawn by the style, as it is no part of the field's own name.
    chip.dataset['face'] = this.face(units);
    chip.setAttribute('aria-hidden', 'true');
    element.append(chip);
  }

  /** @param {bigint} units */
  sizeOf(units) {
    return Math.max(
      0,
      this.sizes.findLastIndex((decimal) => unitsOf(decimal) <= units),
    );
  }
}
