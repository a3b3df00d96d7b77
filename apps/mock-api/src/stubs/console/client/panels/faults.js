import { control } from '../api.js';
import { el, fill } from '../elements.js';
import { empty, loaded, tag } from '../feedback.js';
import { actions, card, enumField, form, textField } from '../forms.js';
import { worldId } from '../world.js';

const FAULTS = /* GraphQL */ `
  query ConsoleFaults($world: ID!) {
    faults(world: $world) {
      id
      operation
      kind
      code
      message
      latencyMs
      probability
      timesLeft
    }
  }
`;
const SET = /* GraphQL */ `
  mutation ConsoleSetFault($world: ID!, $input: SetFaultInput!) {
    setFault(world: $world, input: $input) {
      id
    }
  }
`;
const CLEAR = /* GraphQL */ `
  mutation ConsoleClearFaults($world: ID!) {
    clearFaults(world: $world)
  }
`;

/** @typedef {{ id: string, operation: string | null, kind: string, code: string | null, message: string | null, latencyMs: number, probability: number, timesLeft: number | null }} Fault */

/** @param {Fault} fault */
function entry({ operation, kind, code, message, latencyMs, probability, timesLeft }) {
  const parts = [
    latencyMs > 0 && `after ${latencyMs} ms`,
    probability < 1 && `${Math.round(probability * 100)} % of calls`,
    timesLeft === null ? 'until cleared' : `${timesLeft} more`,
  ];
  return el(
    'li',
    {},
    el('div', { class: 'row' }, tag('warning', 'warning', kind), el('strong', {}, operation ?? 'Every call')),
    code !== null && el('p', {}, el('code', {}, code), message === null ? '' : ` ${message}`),
    el('p', { class: 'quiet' }, parts.filter(Boolean).join(', ')),
  );
}

/** @param {import('../forms.js').Filled} filled */
function inputOf({ text, given }) {
  const times = given('times');
  const error = text('kind') === 'ERROR' ? { code: given('code'), message: given('message') } : {};
  return {
    kind: text('kind'),
    operation: given('operation'),
    ...error,
    latencyMs: Number(given('latencyMs') ?? 0),
    probability: Number(given('probability') ?? 100) / 100,
    ...(times === undefined ? {} : { times: Number(times) }),
  };
}

/** @param {() => Promise<void>} reload */
function setForm(reload) {
  const onlyForErrors = [
    enumField('Code', 'ErrorCode', { name: 'code', value: 'INTERNAL_SERVER_ERROR' }),
    textField('Message', { name: 'message', maxlength: 500 }, 'A general text when empty.'),
  ];
  const element = form(
    {
      submit: 'Set fault',
      work: async (filled) => {
        const input = inputOf(filled);
        await control(SET, { world: worldId(), input });
        await reload();
        return `${input.kind} is set for ${input.operation ?? 'every call'}.`;
      },
    },
    enumField('What happens', 'FaultKind', { name: 'kind', value: 'ERROR' }),
    textField(
      'Operation',
      { name: 'operation', placeholder: 'Games' },
      'Operation name, authenticate or session:destroy. Every call when empty.',
    ),
    ...onlyForErrors,
    textField('Latency in ms', { name: 'latencyMs', type: 'number', min: 0, max: 60000, value: 0 }),
    textField('Chance in %', { name: 'probability', type: 'number', min: 1, max: 100, value: 100 }),
    textField('Times', { name: 'times', type: 'number', min: 1 }, 'Until cleared when empty.'),
  );
  element.addEventListener('change', () => {
    const kind = /** @type {HTMLSelectElement} */ (element.elements.namedItem('kind')).value;
    for (const each of onlyForErrors) each.hidden = kind !== 'ERROR';
  });
  return element;
}

/** @type {import('../main.js').Panel} */
export const faultsPanel = {
  id: 'faults',
  title: 'Faults',
  line: 'Makes calls fail, wait or lose their connection. The first fault that fits a call happens.',
  open(place) {
    const list = loaded(
      () => control(FAULTS, { world: worldId() }),
      (/** @type {Fault[]} */ faults, inside) => {
        const none = empty('No faults', 'Every call is answered as it should be.');
        fill(inside, faults.length > 0 ? el('ul', { class: 'list' }, ...faults.map(entry)) : none);
      },
    );
    const clear = async () => {
      const cleared = await control(CLEAR, { world: worldId() });
      await list.load();
      return `${cleared} ${cleared === 1 ? 'fault' : 'faults'} cleared.`;
    };
    fill(
      place,
      card('In force', list.place, actions({ label: 'Clear all faults', work: clear })),
      card('New fault', setForm(list.load)),
    );
  },
};
