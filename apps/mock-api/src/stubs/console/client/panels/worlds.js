import { control } from '../api.js';
import { refreshIds } from '../bar.js';
import { el, fill } from '../elements.js';
import { loaded, tag } from '../feedback.js';
import { actions, card, form, switchField, textField } from '../forms.js';
import { fromInput, moment } from '../time.js';
import { chooseWorld, refreshWorld, worldId } from '../world.js';
import { snapshotsCard } from './snapshots.js';

const WORLDS = /* GraphQL */ `
  query ConsoleWorlds {
    worlds {
      id
      seed
      now
      frozen
      durable
      dateTimeCreated
    }
  }
`;
const CREATE = /* GraphQL */ `
  mutation ConsoleCreateWorld($input: CreateWorldInput!) {
    createWorld(input: $input) {
      id
    }
  }
`;
const RESET = /* GraphQL */ `
  mutation ConsoleResetWorld($id: ID!) {
    resetWorld(id: $id) {
      id
    }
  }
`;
const DELETE = /* GraphQL */ `
  mutation ConsoleDeleteWorld($id: ID!) {
    deleteWorld(id: $id)
  }
`;

/** @typedef {import('../wire.js').World} World */

/** @param {World} world */
function worldRow(world) {
  const chosen = world.id === worldId();
  const choose = el(
    'button',
    {
      type: 'button',
      class: 'button',
      'aria-label': `Choose ${world.id}`,
      click: () => void chooseWorld(world.id),
    },
    'Choose',
  );
  return el(
    'tr',
    {},
    el('th', { scope: 'row' }, world.id),
    el('td', {}, moment(world.now)),
    el('td', {}, world.frozen ? tag('warning', 'pause', 'Frozen') : tag('', 'running', 'Running')),
    el('td', {}, world.durable ? 'Durable' : 'Throw-away'),
    el('td', { class: 'number' }, String(world.seed)),
    el('td', {}, moment(world.dateTimeCreated)),
    el('td', { class: 'end' }, chosen ? tag('success', 'check', 'Chosen') : choose),
  );
}

/** @param {readonly World[]} worlds */
function worldTable(worlds) {
  const heads = ['World', 'Clock', 'State', 'Kept', 'Seed', 'Created', ''];
  const head = heads.map((text) =>
    text === '' ? el('td') : el('th', { scope: 'col', class: text === 'Seed' && 'number' }, text),
  );
  return el(
    'div',
    { class: 'scroll', role: 'region', 'aria-label': 'Worlds', tabindex: '0' },
    el('table', {}, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...worlds.map(worldRow))),
  );
}

/** @param {import('../forms.js').Filled} filled */
async function create({ given, on }) {
  const [seed, now] = [given('seed'), given('now')];
  const input = {
    id: given('id'),
    seed: seed === undefined ? undefined : Number(seed),
    now: now === undefined ? undefined : fromInput(now),
    frozen: on('frozen'),
    durable: on('durable'),
  };
  const { id } = await control(CREATE, { input });
  await Promise.all([refreshIds(), chooseWorld(id)]);
  return `World ${id} was created and chosen.`;
}

const createForm = () =>
  form(
    { submit: 'Create world', work: create },
    textField(
      'Id',
      { name: 'id', maxlength: 48, pattern: '[a-z0-9][a-z0-9\\-]*' },
      'Lower-case letters, digits, hyphens. Made up when empty.',
    ),
    textField(
      'Seed',
      { name: 'seed', type: 'number', step: 1 },
      'Same seed, clock and calls: same world. Made up when empty.',
    ),
    textField(
      'Clock (UTC)',
      { name: 'now', type: 'datetime-local', step: 1 },
      'The time of the machine when empty.',
    ),
    el('div', {}, switchField('Clock stands still', 'frozen'), switchField('Survives a restart', 'durable')),
  );

async function reset() {
  await control(RESET, { id: worldId() });
  await refreshWorld();
  return `World ${worldId()} is what it was when it was created.`;
}

async function remove() {
  const id = worldId();
  await control(DELETE, { id });
  await chooseWorld('default');
  await refreshIds();
  return `World ${id} was deleted.`;
}

/** @type {import('../main.js').Panel} */
export const worldsPanel = {
  id: 'worlds',
  title: 'Worlds',
  line: 'A world is one complete casino with data, a clock and a mailbox of its own.',
  open(place) {
    const list = loaded(
      () => control(WORLDS),
      (/** @type {World[]} */ worlds, inside) => fill(inside, worldTable(worlds)),
    );
    const after = (/** @type {() => Promise<string>} */ work) => async () => {
      const done = await work();
      await list.load();
      return done;
    };
    const id = worldId();
    const standing = id === 'default';
    fill(
      place,
      card('All worlds', list.place),
      card(
        `This world: ${id}`,
        standing && el('p', { class: 'note' }, 'The default world cannot be deleted; reset it instead.'),
        actions(
          {
            label: 'Reset world',
            ask: `Reset ${id}? Its data, clock, settings and faults go back to the start.`,
            look: 'danger',
            work: after(reset),
          },
          {
            label: 'Delete world',
            ask: `Delete ${id} and its snapshots?`,
            look: 'danger',
            off: standing,
            work: after(remove),
          },
        ),
      ),
      snapshotsCard(),
      card('New world', createForm()),
    );
  },
};
