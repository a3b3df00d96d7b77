/* global HTMLButtonElement, HTMLDialogElement, HTMLElement */
import { scaled, shown } from './amounts.js';
import { drawn, made, part, symbolPicture } from './page.js';

/**
 * @param {string} symbol
 * @param {string} name
 */
function symbolCell(symbol, name) {
  const inner = made('span', {
    class: 'pay-symbol',
    children: [symbolPicture(symbol), made('span', { text: name })],
  });
  const cell = made('th', { children: [inner] });
  cell.setAttribute('scope', 'row');
  return cell;
}

/**
 * @param {readonly number[]} line
 * @param {number} index
 */
function lineItem(line, index) {
  const picture = drawn('svg', { viewBox: '0 0 50 30', 'aria-hidden': 'true' });
  for (const column of [0, 1, 2, 3, 4]) {
    for (const row of [0, 1, 2]) {
      const on = line[column] === row ? 'on' : 'off';
      picture.append(
        drawn('rect', { x: `${column * 10 + 1}`, y: `${row * 10 + 1}`, width: '8', height: '8', class: on }),
      );
    }
  }
  const item = made('li', { text: `${index + 1}` });
  item.prepend(picture);
  return item;
}

/**
 * The dialog of pays, in money for the stake that is chosen.
 *
 * @param {import('./slot.js').SlotState} state
 */
export function paytable({ pays, lines, look, currency }) {
  const dialog = part('paytable', HTMLDialogElement);
  part('line-list', HTMLElement).replaceChildren(...lines.map(lineItem));
  part('paytable-close', HTMLButtonElement).addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return {
    get open() {
      return dialog.open;
    },
    /** @param {string} stake decimal of the wire */
    show(stake) {
      part('paytable-stake', HTMLElement).textContent =
        `What a line pays for a stake of ${shown(stake, currency)}.`;
      const body = pays.map(({ symbol, pays: times }) => {
        const amounts = times.map((pay) =>
          made('td', { text: shown(scaled(stake, pay, lines.length), currency) }),
        );
        return made('tr', { children: [symbolCell(symbol, look.names[symbol] ?? symbol), ...amounts] });
      });
      part('pays', HTMLElement).replaceChildren(...body);
      dialog.showModal();
    },
  };
}

/**
 * The path of a line over the reels, for the picture of a win.
 *
 * @param {readonly number[]} line the row it takes on each reel
 */
export const linePath = (line) =>
  drawn('polyline', {
    points: line.map((row, column) => `${column * 100 + 50},${row * 100 + 50}`).join(' '),
  });
