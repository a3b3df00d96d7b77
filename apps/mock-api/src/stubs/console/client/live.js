/* global clearInterval, document, setInterval */
import { el } from './elements.js';

const EVERY = 3000;

/**
 * A switch that, while it is on and the page is seen, asks anew every three seconds.
 * @param {() => Promise<void>} load
 */
export function autoRefresh(load) {
  const input = el('input', { type: 'checkbox', role: 'switch', checked: true });
  let under = false;
  const timer = setInterval(() => {
    if (!input.checked || document.hidden || under) return;
    under = true;
    void load().finally(() => {
      under = false;
    });
  }, EVERY);
  return {
    element: el('label', { class: 'switch' }, input, 'Refresh every 3 seconds'),
    stop: () => clearInterval(timer),
  };
}
