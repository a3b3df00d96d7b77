import { made } from '../../kit/client/dom.js';

/** @import { RouletteBet, Place } from './states.js' */

/** @param {number} number */
const middleOf = (number) =>
  number === 0 ? { x: 1, y: 1.5 } : { x: Math.ceil(number / 3) + 0.5, y: 2.5 - ((number - 1) % 3) };

/** The row below the numbers where streets and lines are bet on. */
const edge = 3;

const halves = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** @type {Record<string, string>} */
const words = {
  red: 'Red',
  black: 'Black',
  even: 'Even',
  odd: 'Odd',
  low: '1–18',
  high: '19–36',
  'dozen-1': '1st 12',
  'dozen-2': '2nd 12',
  'dozen-3': '3rd 12',
  'column-1': '2:1',
  'column-2': '2:1',
  'column-3': '2:1',
};

/** @type {Record<string, string>} */
const kinds = { trio: 'Trio', line: 'Six line', street: 'Street', corner: 'Corner', split: 'Split' };

/** @param {string} id */
function partsOf(id) {
  const [kind = '', which = '0'] = id.split('-');
  return { kind, which: Number(which) };
}

/** @param {readonly number[]} numbers */
function between(numbers) {
  const inside = numbers.filter((number) => number > 0).map(middleOf);
  const mean = (/** @type {number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const y = mean(inside.map((middle) => middle.y));
  return { x: numbers.includes(0) ? 1 : mean(inside.map((middle) => middle.x)), y };
}

/**
 * @param {RouletteBet} bet
 * @returns {Place}
 */
export function placeOf({ id, numbers }) {
  const { kind, which } = partsOf(id);
  if (id === 'straight-0') return { x: 0, y: 0, wide: 1, high: 3 };
  if (kind === 'straight') {
    const { x, y } = middleOf(which);
    return { x: x - 0.5, y: y - 0.5, wide: 1, high: 1 };
  }
  if (kind === 'column') return { x: 13, y: 3 - which, wide: 1, high: 1 };
  if (kind === 'dozen') return { x: 4 * which - 3, y: 3, wide: 4, high: 1 };
  if (halves.includes(kind)) return { x: 1 + 2 * halves.indexOf(kind), y: 4, wide: 2, high: 1 };
  const { x, y } = between(numbers);
  const atEdge = kind === 'street' || kind === 'line' || id === 'corner-0-1-2-3';
  return { x, y: atEdge ? edge : y, wide: 0, high: 0 };
}

/** @param {RouletteBet} bet */
function nameOf({ id, numbers, pays }) {
  const { kind, which } = partsOf(id);
  if (kind === 'straight') return `${which}, pays ${pays} to 1`;
  if (kind === 'column') return `2:1, column of ${numbers[0]} to ${numbers.at(-1)}`;
  if (kind === 'dozen') return `${words[id]}, ${numbers[0]} to ${numbers.at(-1)}, pays 2 to 1`;
  const named = words[id];
  return `${named ?? `${kinds[kind]} ${numbers.join(', ')}`}, pays ${pays} to 1`;
}

/**
 * @param {RouletteBet} bet
 * @param {(number: number) => string} colourOf
 */
function fieldOf(bet, colourOf) {
  const place = placeOf(bet);
  const { kind, which } = partsOf(bet.id);
  const between = place.wide === 0;
  const colour = kind === 'straight' ? colourOf(which).toLowerCase() : kind;
  const button = made('button', { class: between ? 'spot' : `field field-${colour}` });
  button.type = 'button';
  button.setAttribute('aria-label', nameOf(bet));
  if (!between)
    button.append(made('span', { text: kind === 'straight' ? String(which) : (words[bet.id] ?? '') }));
  for (const [name, value] of Object.entries(place)) button.style.setProperty(`--${name}`, String(value));
  return button;
}

/**
 * Lays out the table: every bet as a button, those between fields above the fields.
 * @param {HTMLElement} element
 * @param {readonly RouletteBet[]} bets
 * @param {(number: number) => string} colourOf
 * @returns {Map<string, HTMLElement>} by the bets' ids
 */
export function layOut(element, bets, colourOf) {
  const fields = new Map(bets.map((bet) => [bet.id, fieldOf(bet, colourOf)]));
  element.replaceChildren(...fields.values());
  return fields;
}
