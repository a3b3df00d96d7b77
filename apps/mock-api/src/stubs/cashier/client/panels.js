import { made } from '../../kit/client/dom.js';
import { button, icon } from './controls.js';
import { endings, fieldsOf, outcomes } from './labels.js';

/** @typedef {import('./wire.js').State} State */

/**
 * The heading of a panel; it takes the focus when the panel changes.
 * @param {string} text
 */
function heading(text) {
  return made('h2', { text, set: { tabindex: '-1' } });
}

/**
 * @param {State} state
 * @param {{ proceed: () => void, cancel: () => void, refuse: (problem: string) => void }} on
 */
export function detailsPanel({ method }, { proceed, cancel, refuse }) {
  const fields = fieldsOf(method).map(({ name, value, mode }, index) => {
    const input = made('input', { set: { id: `field-${index}`, autocomplete: 'off', value } });
    if (mode !== undefined) input.inputMode = mode;
    const label = made('label', { text: name, set: { for: input.id } });
    return { input, element: made('div', { class: 'field', children: [label, input] }) };
  });
  const form = made('form', {
    class: 'panel',
    children: [
      heading('Check the details'),
      made('p', { class: 'note', text: 'Test details are filled in. They are sent nowhere.' }),
      made('div', { class: 'fields', children: fields.map(({ element }) => element) }),
      made('div', {
        class: 'actions pair',
        children: [button('Continue', null, 'primary'), button('Cancel payment', cancel)],
      }),
    ],
  });
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const empty = fields.find(({ input }) => input.value.trim() === '');
    if (!empty) {
      proceed();
      return;
    }
    refuse('Fill in every field.');
    empty.input.focus();
  });
  return form;
}

/**
 * @param {State} state
 * @param {{ choose: (choice: string) => void, openBank: (() => void) | null }} on
 */
export function bankPanel({ choices }, { choose, openBank }) {
  /** @param {string} hint @param {HTMLButtonElement} action */
  const row = (hint, action) =>
    made('li', {
      class: 'outcome',
      children: [action, made('span', { class: 'note', text: hint })],
    });
  const rows = choices.map((choice) => {
    const { name = choice, hint = '' } = outcomes[choice] ?? {};
    const look = choice === 'APPROVE' ? 'primary' : '';
    return row(
      hint,
      button(
        name,
        () => {
          choose(choice);
        },
        look,
      ),
    );
  });
  if (openBank)
    rows.push(row('You answer in a window of its own.', button('Open the bank’s window', openBank)));
  return made('div', {
    class: 'panel',
    children: [
      heading('How should this payment end?'),
      made('p', { class: 'note', text: 'This stands in for your bank.' }),
      made('ul', { class: 'outcomes', children: rows }),
    ],
  });
}

/** Shown until the bank has answered. */
export function waitingPanel() {
  const spinner = made('span', { class: 'spinner', set: { 'aria-hidden': 'true' } });
  return made('div', { class: 'wait', children: [spinner, heading('Waiting for the bank')] });
}

/**
 * How the payment ended. It asks for nothing more: the page around this one goes on by itself.
 * @param {State & { ending: import('./wire.js').Ending }} state
 */
export function receiptPanel({ ending, paymentId }) {
  const { title, tone, icon: path } = endings[ending.eventType];
  /** @param {string} name @param {string} value */
  const fact = (name, value) =>
    made('div', { children: [made('dt', { text: name }), made('dd', { text: value })] });
  const state = made('div', { class: 'state', set: { 'data-tone': tone }, children: [] });
  state.append(icon(path), heading(title));
  return made('div', {
    class: 'receipt',
    children: [
      state,
      made('p', { text: ending.message }),
      made('dl', {
        class: 'facts',
        children: [fact('Reference', paymentId)],
      }),
    ],
  });
}
