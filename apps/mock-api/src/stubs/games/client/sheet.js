/* global document, HTMLDialogElement */
import { drawn, made } from '../../kit/client/dom.js';

let sheets = 0;

function closeButton() {
  const picture = drawn('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' });
  picture.append(drawn('path', { d: 'M5 5l10 10M15 5L5 15' }));
  const button = made('button', { class: 'step' });
  button.type = 'button';
  button.setAttribute('aria-label', 'Close');
  button.append(picture);
  return button;
}

/**
 * A dialog over the game, closed by Escape, by its button and by a press beside it.
 * @param {string} title
 */
export function sheet(title) {
  sheets += 1;
  const heading = made('h2', { text: title });
  heading.id = `sheet-${sheets}`;
  const close = closeButton();
  const body = made('div', { class: 'sheet-body' });
  body.tabIndex = 0;
  body.setAttribute('role', 'region');
  body.setAttribute('aria-labelledby', heading.id);
  const head = made('header', { class: 'sheet-head', children: [heading, close] });
  const dialog = made('dialog', {
    class: 'sheet-dialog',
    children: [made('div', { class: 'sheet', children: [head, body] })],
  });
  dialog.setAttribute('aria-labelledby', heading.id);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return { body, open: () => dialog.showModal(), close: () => dialog.close() };
}

/** Whether a dialog is open over the game, which then has no keys of its own. */
export const sheetOpen = () => document.querySelector('dialog[open]') instanceof HTMLDialogElement;
