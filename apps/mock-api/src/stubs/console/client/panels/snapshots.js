import { control } from '../api.js';
import { el, fill } from '../elements.js';
import { empty, loaded } from '../feedback.js';
import { actions, card, form, textField } from '../forms.js';
import { moment } from '../time.js';
import { refreshWorld, worldId } from '../world.js';

const SNAPSHOTS = /* GraphQL */ `
  query ConsoleSnapshots($id: ID!) {
    world(id: $id) {
      snapshots {
        name
        now
        dateTimeCreated
      }
    }
  }
`;
const SNAPSHOT = /* GraphQL */ `
  mutation ConsoleSnapshot($id: ID!, $name: String!) {
    snapshotWorld(id: $id, name: $name) {
      name
    }
  }
`;
const RESTORE = /* GraphQL */ `
  mutation ConsoleRestore($id: ID!, $name: String!) {
    restoreWorld(id: $id, name: $name) {
      id
    }
  }
`;

/** @typedef {{ name: string, now: string, dateTimeCreated: string }} Snapshot */

/** @param {Snapshot} snapshot */
function entry({ name, now, dateTimeCreated }) {
  const restore = async () => {
    await control(RESTORE, { id: worldId(), name });
    await refreshWorld();
    return `World ${worldId()} is back at ${name}.`;
  };
  return el(
    'li',
    {},
    el('h3', {}, name),
    el('p', { class: 'quiet' }, `Clock ${moment(now)}, taken ${moment(dateTimeCreated)}`),
    actions({
      label: `Restore ${name}`,
      ask: `Put ${worldId()} back to ${name}? What came after is lost.`,
      work: restore,
    }),
  );
}

export function snapshotsCard() {
  const list = loaded(
    () => control(SNAPSHOTS, { id: worldId() }),
    (/** @type {{ snapshots: Snapshot[] } | null} */ world, place) => {
      const entries = (world?.snapshots ?? []).map(entry);
      fill(
        place,
        entries.length > 0
          ? el('ul', { class: 'list' }, ...entries)
          : empty('No snapshots', 'Take one before you try something.'),
      );
    },
  );
  const take = form(
    {
      submit: 'Take snapshot',
      work: async ({ text }) => {
        const { name } = await control(SNAPSHOT, { id: worldId(), name: text('name') });
        await list.load();
        return `Snapshot ${name} was taken.`;
      },
    },
    textField(
      'Name',
      { name: 'name', required: true, maxlength: 48, pattern: '[a-z0-9][a-z0-9\\-]*' },
      'One of the same name is replaced.',
    ),
  );
  return card('Snapshots', list.place, take);
}
