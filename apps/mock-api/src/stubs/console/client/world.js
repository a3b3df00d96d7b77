/* global history, location, performance, URL, URLSearchParams */
import { control, ControlError } from './api.js';

/** @typedef {import('./wire.js').World} World */

const WORLD = /* GraphQL */ `
  query ConsoleWorld($id: ID!) {
    world(id: $id) {
      id
      seed
      now
      frozen
      durable
      maintenance
      dateTimeCreated
      snapshots {
        name
        now
        dateTimeCreated
      }
    }
  }
`;

/** @type {(() => void)[]} */
const listeners = [];
let id = new URLSearchParams(location.search).get('world') ?? 'default';
/** @type {World | null} */
let facts = null;
/** @type {unknown} */
let failure = null;
let askedAt = 0;
let round = 0;

export const worldId = () => id;

/** What is known of the chosen world; null before the first answer and after a failure. */
export const worldFacts = () => facts;

/** Why nothing is known of the chosen world; null when there is no failure. */
export const worldFailure = () => failure;

/** What the chosen world's clock shows, in milliseconds; null when it is not known. */
export function worldNow() {
  if (facts === null) return null;
  return Date.parse(facts.now) + (facts.frozen ? 0 : performance.now() - askedAt);
}

/**
 * Calls back whenever what is known of the chosen world changes.
 * @param {() => void} listener
 */
export function onWorld(listener) {
  listeners.push(listener);
}

function changed() {
  for (const listener of listeners) listener();
}

export async function refreshWorld() {
  const mine = (round += 1);
  /** @type {[World | null, unknown]} */
  const [world, error] = await control(WORLD, { id }).then(
    (answer) => [
      answer,
      answer ? null : new ControlError('NOT_FOUND', `There is no world '${id}'. Choose another one.`),
    ],
    (reason) => [null, reason],
  );
  if (mine !== round) return;
  facts = world;
  failure = error;
  askedAt = performance.now();
  changed();
}

/**
 * Chooses the world that the whole page is about; the address keeps it.
 * @param {string} chosen
 */
export async function chooseWorld(chosen) {
  id = chosen;
  facts = null;
  failure = null;
  const address = new URL(location.href);
  address.searchParams.set('world', chosen);
  history.replaceState(null, '', address);
  changed();
  await refreshWorld();
}
