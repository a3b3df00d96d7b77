import { drawsOf, verifiesRound } from './fairness.js';
import { made } from '../../kit/client/dom.js';
import { ask, Refused } from './server.js';
import { sheet } from './sheet.js';

/** @import { PastRound, Fairness } from './wire.js' */

const tableNote =
  'At this table everyone has the same rounds. Its seed is a new one each day; yesterday’s is revealed.';

const notYet = 'Its server seed is still in use. Change your seed to have it revealed, then check again.';

/**
 * Recomputes a round in this page: the hash of the seed, each draw, and what the game makes of the draws.
 * @param {PastRound} round
 * @param {(draws: number[], view: any) => string | null} explain what the draws mean; null when the round showed another
 */
export function checkedRound(round, explain) {
  const { serverSeed, clientSeed, nonce, seedHash, draws, view } = round;
  if (round.status === 'ROLLED_BACK') return 'This round did not take place. Its stake was given back.';
  if (serverSeed === null) return notYet;
  if (!verifiesRound({ serverSeed, clientSeed, nonce }, { seedHash, draws }))
    return 'This round does not follow from its seeds.';
  if (round.otherGame) return 'Correct. The draws follow from the seeds; another game was played here then.';
  const again = drawsOf({ serverSeed, clientSeed, nonce });
  const meant = explain(
    draws.map(({ below }) => again.below(below)),
    view,
  );
  return meant === null ? 'This round showed something else than was drawn.' : `Correct. ${meant}`;
}

/** @param {string} name @param {string} value */
function line(name, value) {
  const code = made('code', { text: value });
  return [made('dt', { text: name }), made('dd', { children: [code] })];
}

/** @param {PastRound} round */
export const seedsOf = ({ serverSeed, seedHash, clientSeed, draws }) =>
  made('dl', {
    class: 'seeds',
    children: [
      ...line('Server seed', serverSeed ?? 'not revealed yet'),
      ...line('Its hash', seedHash),
      ...line('Your seed', clientSeed),
      ...line('Draws', draws.map(({ value, below }) => `${value} of ${below}`).join(', ')),
    ],
  });

/** @param {import('./room.js').Room<any>} room @param {PastRound} round */
function roundItem(room, round) {
  const answer = made('p', { class: 'checked' });
  answer.setAttribute('role', 'status');
  const check = made('button', { class: 'more', text: 'Check' });
  check.type = 'button';
  check.setAttribute('aria-label', `Check round ${round.nonce}`);
  check.addEventListener('click', () => {
    answer.textContent = checkedRound(round, (draws, view) => room.explain(draws, view));
  });
  const text = `Round ${round.nonce}: staked ${room.money(round.stake)}, paid ${room.money(round.payout)}`;
  const more = made('details', { children: [made('summary', { text: 'Seeds and draws' }), seedsOf(round)] });
  return made('li', { children: [made('p', { text }), check, answer, more] });
}

/** @param {(clientSeed: string) => Promise<void>} change */
function seedForm(change) {
  const label = made('label', { text: 'Your next seed' });
  const input = made('input', { class: 'seed-input' });
  input.id = 'client-seed';
  input.maxLength = 64;
  input.required = true;
  input.pattern = '[A-Za-z0-9_\\-]{1,64}';
  input.autocomplete = 'off';
  label.htmlFor = input.id;
  const send = made('button', { class: 'more', text: 'Change seed' });
  send.type = 'submit';
  const form = made('form', { class: 'seed-form', children: [label, input, send] });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void change(input.value);
  });
  return form;
}

/**
 * The dialog in which past rounds are recomputed and the seed is changed.
 * @param {import('./room.js').Room<any>} room
 */
export function fairnessSheet(room) {
  const { body, open } = sheet('Fairness');
  const note = made('p', { class: 'checked' });
  note.setAttribute('role', 'status');
  const content = made('div');
  /** @param {Fairness} fairness */
  const show = ({ seedHash, clientSeed, nonce, shared, rounds }) => {
    const promised = made('dl', {
      class: 'seeds',
      children: [
        ...line('Hash of the server seed', seedHash),
        ...line('Your seed', clientSeed),
        ...line('Next round', String(nonce)),
      ],
    });
    const items = rounds.map((round) => roundItem(room, round));
    content.replaceChildren(
      promised,
      shared ? made('p', { text: tableNote }) : seedForm(change),
      made('h3', { text: 'Past rounds' }),
      rounds.length === 0
        ? made('p', { text: 'None yet.' })
        : made('ul', { class: 'past-rounds', children: items }),
    );
  };
  /** @param {() => Promise<void>} work */
  const tried = async (work) => {
    note.textContent = '';
    try {
      await work();
    } catch (error) {
      note.textContent = error instanceof Refused ? error.message : 'No answer came. Try again.';
    }
  };
  const load = async () => show(await ask('fairness'));
  /** @param {string} clientSeed */
  const change = (clientSeed) =>
    tried(async () => {
      await ask('seed', { clientSeed });
      await load();
      note.textContent = 'Your seed is in use. The server seed so far is revealed below.';
    });
  body.append(
    made('p', {
      text: 'Before a round the server has settled on a seed and shows its hash. With your seed and the number of the round it decides all draws. Once you change your seed the old one is revealed, and this page recomputes every round that it decided.',
    }),
    note,
    content,
  );
  return {
    open: () => {
      open();
      void tried(load);
    },
  };
}
