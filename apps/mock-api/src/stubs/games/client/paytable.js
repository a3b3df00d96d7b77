import { scaled, shown } from '../../kit/client/amounts.js';
import { drawn, made } from '../../kit/client/dom.js';
import { symbolPicture } from './symbol-picture.js';

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

function headRow() {
  const cells = ['Symbol', '3', '4', '5'].map((text) => {
    const cell = made('th', { text });
    cell.setAttribute('scope', 'col');
    return cell;
  });
  return made('thead', { children: [made('tr', { children: cells })] });
}

/**
 * The pays of a slot for its rules, in money for the stake that is chosen, and its lines.
 * @param {import('./states.js').SlotState} state
 * @param {() => string} stake decimal of the wire
 */
export function paytable({ model, look, currency }, stake) {
  const { pays, lines } = model.table;
  const spread = made('p');
  const body = made('tbody');
  const items = lines.map(lineItem);
  const refresh = () => {
    spread.textContent = `What a line pays for a stake of ${shown(stake(), currency)}.`;
    const rows = pays.map(({ symbol, pays: times }) => {
      const amounts = times.map((pay) =>
        made('td', { text: shown(scaled(stake(), pay, lines.length), currency) }),
      );
      return made('tr', { children: [symbolCell(symbol, look.names[symbol] ?? symbol), ...amounts] });
    });
    body.replaceChildren(...rows);
  };
  const elements = [
    made('h3', { text: 'Paytable' }),
    spread,
    made('table', { class: 'pays', children: [headRow(), body] }),
    made('h3', { text: 'Lines' }),
    made('ul', { class: 'line-list', children: items }),
  ];
  return { elements, refresh };
}

/**
 * The path of a line over the reels, for the picture of a win.
 * @param {readonly number[]} line the row it takes on each reel
 */
export const linePath = (line) =>
  drawn('polyline', {
    points: line.map((row, column) => `${column * 100 + 50},${row * 100 + 50}`).join(' '),
  });
