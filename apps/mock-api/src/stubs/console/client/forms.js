/* global document, Event, FormData, HTMLInputElement */
import { enumValues } from './api.js';
import { el, fill, freshId } from './elements.js';
import { problem, tell, untell } from './feedback.js';

/**
 * Carries out what a button stands for: the button is busy meanwhile and cannot be pressed twice, what was done is
 * told, an error is shown in its place.
 * @param {HTMLElement} button
 * @param {HTMLElement} errors
 * @param {() => Promise<string>} work answers what was done, as a sentence
 */
export async function runAction(button, errors, work) {
  // A button that is switched off loses the focus, so it is only marked.
  if (button.getAttribute('aria-busy') === 'true' || button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  fill(errors);
  untell();
  try {
    tell(await work());
  } catch (error) {
    fill(errors, problem(error));
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/**
 * Buttons of one kind with one place for their errors.
 * @typedef {object} Action
 * @property {string} label
 * @property {() => Promise<string>} work answers what was done, as a sentence
 * @property {'inverse' | 'danger' | ''} [look]
 * @property {string} [ask] question to be confirmed first
 * @property {boolean} [off]
 */

/** @param {...Action} list */
export function actions(...list) {
  const errors = el('div');
  const buttons = list.map(({ label, work, look = '', ask, off = false }) => {
    const press = async () => {
      if (!off && (ask === undefined || (await confirmed(ask, label)))) await runAction(button, errors, work);
    };
    const button = el(
      'button',
      { type: 'button', class: `button ${look}`, 'aria-disabled': off && 'true', click: () => void press() },
      label,
    );
    return button;
  });
  return el('div', { class: 'form' }, el('div', { class: 'actions' }, ...buttons), errors);
}

/**
 * Asks before something that cannot be undone.
 * @param {string} question
 * @param {string} label of the button that does it
 * @returns {Promise<boolean>}
 */
function confirmed(question, label) {
  const title = freshId();
  const dialog = el(
    'dialog',
    { 'aria-labelledby': title },
    el(
      'form',
      { method: 'dialog' },
      el('h2', { id: title }, question),
      el(
        'div',
        { class: 'actions' },
        el('button', { class: 'button', value: '', autofocus: true }, 'Cancel'),
        el('button', { class: 'button danger', value: 'yes' }, label),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

/**
 * @param {string} label
 * @param {HTMLElement} control
 * @param {string} [hint]
 */
export function field(label, control, hint) {
  const id = freshId();
  control.id = id;
  if (hint) control.setAttribute('aria-describedby', `${id}-hint`);
  return el(
    'div',
    { class: 'field' },
    el('label', { for: id }, label),
    control,
    hint && el('span', { class: 'hint', id: `${id}-hint` }, hint),
  );
}

/**
 * A text field; the properties are those of its input.
 * @param {string} label
 * @param {Readonly<Record<string, unknown>>} properties
 * @param {string} [hint]
 */
export function textField(label, properties, hint) {
  return field(
    label,
    el('input', { type: 'text', autocomplete: 'off', spellcheck: 'false', ...properties }),
    hint,
  );
}

/**
 * @param {readonly string[]} values
 * @param {Readonly<Record<string, unknown>>} [properties] of the select; `value` is chosen at first
 */
export function choice(values, { value, ...properties } = {}) {
  const options = values.map((name) => el('option', { value: name, selected: name === value }, name));
  return el('select', properties, ...options);
}

/**
 * A choice from an enumeration of the contract; what the chosen value means stands under it.
 * @param {string} label
 * @param {string} type name of the enumeration
 * @param {Readonly<Record<string, unknown>>} properties of the select; `value` is chosen at first, `blank` names none
 */
export function enumField(label, type, { value, blank, ...properties }) {
  const select = el('select', properties, blank !== undefined && el('option', { value: '' }, String(blank)));
  const shown = field(label, select, ' ');
  const hint = shown.querySelector('.hint');
  enumValues(type).then(
    (values) => {
      select.append(
        ...values.map(({ name }) => el('option', { value: name, selected: name === value }, name)),
      );
      const describe = () => {
        if (hint) fill(hint, values.find(({ name }) => name === select.value)?.description ?? '');
      };
      select.addEventListener('change', describe);
      describe();
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    (error) => shown.append(problem(error)),
  );
  return shown;
}

/**
 * @param {string} label
 * @param {string} name
 * @param {boolean} [checked]
 */
export function switchField(label, name, checked = false) {
  const input = el('input', { type: 'checkbox', role: 'switch', name, checked });
  return el('label', { class: 'switch' }, input, label);
}

/**
 * What a form holds when it is sent.
 * @typedef {object} Filled
 * @property {(name: string) => string} text trimmed; empty when absent
 * @property {(name: string) => string | undefined} given trimmed; undefined when empty
 * @property {(name: string) => boolean} on state of a switch
 */

/**
 * A form with a button that sends it.
 * @param {object} parts
 * @param {string} parts.submit
 * @param {'inverse' | 'money' | ''} [parts.look]
 * @param {(filled: Filled) => Promise<string>} parts.work answers what was done, as a sentence
 * @param {...import('./elements.js').Child} fields
 */
export function form({ submit, look = 'inverse', work }, ...fields) {
  const errors = el('div');
  const button = el('button', { class: `button ${look}` }, submit);
  const element = el(
    'form',
    {
      class: 'form',
      submit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void runAction(button, errors, () => work(filledIn(element)));
      },
    },
    el('div', { class: 'fields' }, ...fields),
    errors,
    el('div', { class: 'actions' }, button),
  );
  return element;
}

/**
 * @param {HTMLFormElement} element
 * @returns {Filled}
 */
function filledIn(element) {
  const data = new FormData(element);
  const text = (/** @type {string} */ name) => String(data.get(name) ?? '').trim();
  return {
    text,
    given: (name) => text(name) || undefined,
    on: (name) => {
      const input = element.elements.namedItem(name);
      return input instanceof HTMLInputElement && input.checked;
    },
  };
}

/**
 * A part of a panel under a heading of its own.
 * @param {string} title
 * @param {...import('./elements.js').Child} children
 */
export function card(title, ...children) {
  const id = freshId();
  return el('section', { class: 'card', 'aria-labelledby': id }, el('h2', { id }, title), ...children);
}
