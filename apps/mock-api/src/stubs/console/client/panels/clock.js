import { control } from '../api.js';
import { el, fill } from '../elements.js';
import { actions, card, form, textField } from '../forms.js';
import { forInput, fromInput, moment, nextMonday } from '../time.js';
import { onWorld, refreshWorld, worldFacts, worldId, worldNow } from '../world.js';

const ADVANCE = /* GraphQL */ `
  mutation ConsoleAdvance($world: ID!, $by: String!) {
    advanceClock(world: $world, by: $by) {
      now
    }
  }
`;
const SET = /* GraphQL */ `
  mutation ConsoleSetClock($world: ID!, $to: DateTime!) {
    setClock(world: $world, to: $to) {
      now
    }
  }
`;
const FREEZE = /* GraphQL */ `
  mutation ConsoleFreeze($world: ID!, $frozen: Boolean!) {
    freezeClock(world: $world, frozen: $frozen) {
      now
    }
  }
`;

const PRESETS = [
  ['PT1M', '1 minute'],
  ['PT2M', '2 minutes'],
  ['PT10M', '10 minutes'],
  ['PT1H', '1 hour'],
  ['P1D', '1 day'],
  ['P7D', '7 days'],
  ['P1M', '1 month'],
];

/**
 * @param {string} mutation
 * @param {Readonly<Record<string, unknown>>} variables
 */
async function move(mutation, variables) {
  const { now } = await control(mutation, { world: worldId(), ...variables });
  await refreshWorld();
  return `The clock shows ${moment(now)}.`;
}

const advance = (/** @type {string} */ by) => move(ADVANCE, { by });

const presets = PRESETS.map(([by = '', label = '']) => ({ label: `+ ${label}`, work: () => advance(by) }));

const monday = {
  label: 'Next Monday',
  work: () => move(SET, { to: nextMonday(worldNow() ?? Date.now()) }),
};

/** @param {boolean} frozen whether it stands still now */
function freezing(frozen) {
  const work = async () => {
    await control(FREEZE, { world: worldId(), frozen: !frozen });
    await refreshWorld();
    return frozen ? 'The clock runs.' : 'The clock stands still.';
  };
  return actions({ label: frozen ? 'Let it run' : 'Freeze', look: 'inverse', work });
}

/** The running state changes from outside as well, so the button follows what is known. @type {HTMLElement | null} */
let freezePlace = null;
/** @type {boolean | null} */
let shownFrozen = null;

onWorld(() => {
  const frozen = worldFacts()?.frozen ?? null;
  if (freezePlace === null || frozen === null || frozen === shownFrozen) return;
  shownFrozen = frozen;
  fill(freezePlace, el('p', {}, frozen ? 'The clock stands still.' : 'The clock runs.'), freezing(frozen));
});

/** @type {import('../main.js').Panel} */
export const clockPanel = {
  id: 'clock',
  title: 'Clock',
  line: 'Time goes forward only. Whatever falls due on the way happens: codes expire, sessions end, offers close.',
  open(place) {
    freezePlace = el('div', { class: 'form' }, el('p', { class: 'loading' }, 'Loading'));
    shownFrozen = null;
    const now = worldFacts()?.now;
    fill(
      place,
      card('Advance', actions(...presets, monday), byDuration()),
      card(
        'Set',
        form(
          { submit: 'Set clock', work: ({ text }) => move(SET, { to: fromInput(text('to')) }) },
          textField(
            'Moment (UTC)',
            { name: 'to', type: 'datetime-local', step: 1, required: true, value: now && forInput(now) },
            'Not in the past of the world.',
          ),
        ),
      ),
      card('Freeze', freezePlace),
    );
    void refreshWorld();
  },
};

const byDuration = () =>
  form(
    { submit: 'Advance', work: ({ text }) => advance(text('by')) },
    textField(
      'Duration',
      { name: 'by', required: true, placeholder: 'P1DT2H' },
      'ISO 8601, for example P1D, PT90M or P1M.',
    ),
  );
