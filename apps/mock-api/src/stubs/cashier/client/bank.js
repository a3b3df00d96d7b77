/* global close, document, HTMLElement, location, URLSearchParams */
import { made, part } from '../../kit/client/dom.js';
import { button } from './controls.js';
import { ask } from './server.js';
import { endings } from './labels.js';

/** @typedef {import('./wire.js').State} State */

const panel = part('panel', HTMLElement);
const problem = part('problem', HTMLElement);

const choices = [
  ['APPROVE', 'Approve'],
  ['DECLINE', 'Decline'],
  ['CANCEL', 'Cancel payment'],
];

/** @param {State} state */
function question({ amount }) {
  const buttons = choices.map(([choice = '', name = '']) =>
    button(name, () => void choose(choice), choice === 'APPROVE' ? 'primary' : ''),
  );
  return [
    made('h2', { text: `Pay ${amount.text}?` }),
    made('p', { class: 'note', text: 'This stands in for your bank’s own page.' }),
    made('div', { class: 'actions', children: buttons }),
  ];
}

/** @param {State} state */
function show(state) {
  const text = state.ending ? endings[state.ending.eventType].title : 'Thank you';
  panel.replaceChildren(
    ...(state.step === 'bank'
      ? question(state)
      : [made('h2', { text }), made('p', { class: 'note', text: 'You can close this window.' })]),
  );
}

/** @param {() => Promise<import('./wire.js').Answer>} work */
async function attempt(work) {
  problem.hidden = true;
  for (const each of panel.querySelectorAll('button')) each.disabled = true;
  try {
    show((await work()).state);
    return true;
  } catch (error) {
    problem.hidden = false;
    problem.textContent = error instanceof Error ? error.message : String(error);
    for (const each of panel.querySelectorAll('button')) each.disabled = false;
    return false;
  } finally {
    part('cashier', HTMLElement).setAttribute('aria-busy', 'false');
  }
}

/** @param {string} choice */
async function choose(choice) {
  if (await attempt(() => ask('choose', choice))) close();
}

const theme = new URLSearchParams(location.search).get('theme');
document.documentElement.dataset['theme'] = theme === 'light' ? 'light' : 'dark';
void attempt(() => ask('state'));
