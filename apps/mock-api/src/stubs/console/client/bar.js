/* global HTMLElement, Option, setInterval */
import { control } from './api.js';
import { part } from '../../kit/client/dom.js';
import { el, fill } from './elements.js';
import { problem, tag } from './feedback.js';
import { field } from './forms.js';
import { moment } from './time.js';
import { chooseWorld, onWorld, refreshWorld, worldFacts, worldFailure, worldId, worldNow } from './world.js';

const WORLD_IDS = /* GraphQL */ `
  query ConsoleWorldIds {
    worlds {
      id
    }
  }
`;

const EVERY_SECOND = 1000;

const select = el('select', { change: () => void chooseWorld(select.value) });
const clock = el('span', { class: 'clock' });
const marks = el('span', { class: 'row' });

/**
 * Shows these ids to choose from, and the chosen one even when it is not among them.
 * @param {readonly string[]} ids
 */
function showIds(ids) {
  const all = ids.includes(worldId()) ? ids : [...ids, worldId()];
  const shown = [...select.options].map((option) => option.value);
  if (shown.join() !== all.join()) select.replaceChildren(...all.map((id) => new Option(id, id)));
  select.value = worldId();
}

export async function refreshIds() {
  /** @type {{ id: string }[]} */
  const worlds = await control(WORLD_IDS).catch(() => []);
  showIds(worlds.map(({ id }) => id));
}

function showClock() {
  const now = worldNow();
  const text = now === null ? '' : moment(now);
  if (clock.textContent !== text) fill(clock, text);
}

function showWorld() {
  showIds([...select.options].map((option) => option.value));
  const facts = worldFacts();
  const failure = worldFailure();
  fill(
    marks,
    failure !== null && problem(failure, () => void refreshWorld()),
    facts && (facts.frozen ? tag('warning', 'pause', 'Frozen') : tag('', 'running', 'Running')),
    facts?.maintenance && tag('danger', 'warning', 'Maintenance'),
  );
  showClock();
}

/** Puts the chosen world, its clock and its state into the bar and keeps them up to date. */
export function showBar() {
  fill(part('world', HTMLElement), field('World', select), clock, marks);
  onWorld(showWorld);
  setInterval(showClock, EVERY_SECOND);
  void refreshIds();
}
