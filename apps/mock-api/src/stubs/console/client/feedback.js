/* global HTMLElement */
import { ControlError } from './api.js';
import { part } from '../../kit/client/dom.js';
import { el, fill } from './elements.js';
import { icon } from './icons.js';

/**
 * Tells that something was done, on the page and to screen readers.
 * @param {string} text
 */
export function tell(text) {
  fill(part('told', HTMLElement), icon('check'), el('span', {}, text));
}

/** Takes back what was told last, because something else is under way. */
export function untell() {
  fill(part('told', HTMLElement));
}

/**
 * An error with its code, and a way to try again where there is one.
 * @param {unknown} error
 * @param {() => void} [again]
 */
export function problem(error, again) {
  const code = error instanceof ControlError ? error.code : 'UNEXPECTED';
  const message = error instanceof Error ? error.message : String(error);
  return el(
    'div',
    { class: 'problem', role: 'alert' },
    icon('problem'),
    el('p', {}, el('code', {}, code), ` ${message}`),
    again && el('button', { type: 'button', class: 'button', click: again }, icon('refresh'), 'Try again'),
  );
}

/**
 * @param {string} title
 * @param {string} line
 */
export function empty(title, line) {
  return el('div', { class: 'empty' }, el('h3', {}, title), el('p', {}, line));
}

/**
 * A word on a coloured ground with its icon.
 * @param {'success' | 'warning' | 'danger' | ''} tone
 * @param {import('./icons.js').IconName} name
 * @param {string} text
 */
export function tag(tone, name, text) {
  return el('span', { class: `tag ${tone}` }, icon(name), text);
}

/**
 * A place that shows what a call answers: a skeleton at first, then the answer, or the error with a way to try again.
 * Of several calls under way only the last one shows.
 * @template Data
 * @param {() => Promise<Data>} ask
 * @param {(data: Data, place: HTMLElement) => void} show
 */
export function loaded(ask, show) {
  const place = el('div', { 'aria-busy': 'true' }, el('p', { class: 'loading' }, 'Loading'));
  let last = 0;
  let failed = false;
  async function load() {
    const mine = (last += 1);
    try {
      const data = await ask();
      if (mine !== last) return;
      if (failed || place.getAttribute('aria-busy') === 'true') fill(place);
      failed = false;
      show(data, place);
    } catch (error) {
      // An error that stays is told once, not at each new attempt.
      if (mine === last && !failed)
        fill(
          place,
          problem(error, () => void load()),
        );
      if (mine === last) failed = true;
    }
    if (mine === last) place.removeAttribute('aria-busy');
  }
  void load();
  return { place, load };
}
