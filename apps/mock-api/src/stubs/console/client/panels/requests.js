import { control } from '../api.js';
import { el, fill, showKept } from '../elements.js';
import { empty, loaded, tag } from '../feedback.js';
import { card, switchField, textField } from '../forms.js';
import { autoRefresh } from '../live.js';
import { moment } from '../time.js';
import { worldId } from '../world.js';

const REQUESTS = /* GraphQL */ `
  query ConsoleRequests($world: ID!) {
    requests(world: $world, last: 200) {
      id
      at
      endpoint
      operation
      variables
      channel
      bearer
      member
      code
      httpStatus
      durationMs
    }
  }
`;

/** @typedef {{ id: string, at: string, endpoint: string, operation: string | null, variables: unknown, channel: string | null, bearer: boolean, member: string | null, code: string | null, httpStatus: number | null, durationMs: number }} Call */

const HEADS = ['Call', 'Answer', 'Status', 'ms', 'Endpoint', 'Member', 'Channel', 'At'];

/** @param {Call} call */
function details({ operation, variables }) {
  const name = operation ?? 'Nameless';
  if (variables === null) return name;
  return el('details', {}, el('summary', {}, name), el('pre', {}, JSON.stringify(variables, null, 2)));
}

/** @param {Call} call */
function row(call) {
  return el(
    'tr',
    {},
    el('td', {}, details(call)),
    el('td', {}, call.code === null ? tag('success', 'check', 'OK') : tag('danger', 'problem', call.code)),
    el('td', { class: 'number' }, call.httpStatus === null ? '' : String(call.httpStatus)),
    el('td', { class: 'number' }, call.durationMs.toFixed(1)),
    el('td', {}, call.endpoint),
    el('td', {}, call.member ?? (call.bearer ? 'Unknown token' : 'Visitor')),
    el('td', {}, call.channel ?? ''),
    el('td', {}, moment(call.at)),
  );
}

/** @type {import('../main.js').Panel} */
export const requestsPanel = {
  id: 'requests',
  title: 'Requests',
  line: 'The last calls to the world, newest first, without tokens, passwords and codes. Open a call to see its variables.',
  open(place) {
    const rows = el('tbody');
    const head = HEADS.map((text) =>
      el('th', { scope: 'col', class: ['Status', 'ms'].includes(text) && 'number' }, text),
    );
    const table = el(
      'div',
      { class: 'scroll', role: 'region', 'aria-label': 'Requests', tabindex: '0' },
      el('table', {}, el('thead', {}, el('tr', {}, ...head)), rows),
    );
    const name = textField('Operation', {
      type: 'search',
      placeholder: 'Games',
      input: () => void calls.load(),
    });
    const failed = switchField('Failed calls only', 'failed');
    failed.addEventListener('change', () => void calls.load());
    /** @param {Call} call */
    const wanted = ({ operation, code }) =>
      (operation ?? '')
        .toLowerCase()
        .includes(name.querySelector('input')?.value.trim().toLowerCase() ?? '') &&
      (code !== null || failed.querySelector('input')?.checked !== true);
    const calls = loaded(
      () => control(REQUESTS, { world: worldId() }),
      (/** @type {Call[]} */ all, inside) => {
        const found = all.filter(wanted);
        showKept(rows, found, (call) => call.id, row);
        if (found.length === 0)
          fill(
            inside,
            empty(
              'No calls',
              all.length === 0 ? 'Open the web app in this world.' : 'None of the last calls fits.',
            ),
          );
        else if (!table.isConnected) fill(inside, table);
      },
    );
    const refresh = autoRefresh(calls.load);
    fill(
      place,
      card(
        'Calls',
        el('div', { class: 'fields' }, name, el('div', {}, failed, refresh.element)),
        calls.place,
      ),
    );
    return refresh.stop;
  },
};
