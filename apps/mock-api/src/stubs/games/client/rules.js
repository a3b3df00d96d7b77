/* global HTMLButtonElement, HTMLElement */
import { shown } from '../../kit/client/amounts.js';
import { fairnessSheet } from './fairness-sheet.js';
import { made, part } from '../../kit/client/dom.js';
import { sheet } from './sheet.js';

/** @typedef {import('./wire.js').RoomState} RoomState */

const volatilities = { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High' };

/** What holds for every game of the studio. */
const common = [
  'Every round is decided by the server and can be recomputed afterwards, see Fairness.',
  'A round that was cut off is kept: it is finished or paid when the game is opened again.',
  'Chances are you are about to lose. 18+ only.',
];

/**
 * What is stated before the first round (PLAY-33), as pairs of a name and a value.
 * @param {RoomState} state
 */
function facts({ model, stakes, currency }) {
  const [least = '0', most = least] = [stakes[0], stakes.at(-1)];
  return [
    ['Return to player', `${model.returned} %${model.returnOf === null ? '' : `, ${model.returnOf}`}`],
    ['Volatility', volatilities[model.volatility]],
    ['Smallest stake', shown(least, currency)],
    ['Largest stake', shown(most, currency)],
  ];
}

/** @param {string[]} sentences */
function list(sentences) {
  const items = sentences.map((text) => made('li', { text }));
  return made('ul', { class: 'rules', children: items });
}

/**
 * States the facts of the game on the page, and opens its rules at the press of a button.
 * @param {import('./room.js').Room<any>} room
 * @param {{ elements: Element[], refresh: () => void }} [own] what the game says of itself, such as its pays
 */
export function rulesSheet(room, own = { elements: [], refresh: () => undefined }) {
  const { state } = room;
  const { body, open, close } = sheet('Rules');
  const stated = facts(state);
  const pairs = stated.flatMap(([name, value]) => [
    made('dt', { text: name ?? '' }),
    made('dd', { text: value ?? '' }),
  ]);
  const fairness = fairnessSheet(room);
  const check = made('button', { class: 'more', text: 'Fairness' });
  check.type = 'button';
  check.addEventListener('click', () => {
    close();
    fairness.open();
  });
  body.append(
    made('dl', { class: 'facts-list', children: pairs }),
    made('h3', { text: 'How it is played' }),
    list([...state.model.rules, ...common]),
    ...own.elements,
    made('h3', { text: 'Fairness' }),
    made('p', { text: 'Recompute any past round, or give a seed of your own.' }),
    check,
  );
  const brief = stated.map(([name = '', value = '']) => {
    const pair = made('span', { class: 'fact', text: `${name} ` });
    pair.append(made('b', { text: value }));
    return pair;
  });
  part('facts', HTMLElement).replaceChildren(...brief);
  part('info', HTMLButtonElement).addEventListener('click', () => {
    own.refresh();
    open();
  });
}
