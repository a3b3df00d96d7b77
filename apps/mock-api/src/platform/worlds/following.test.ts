import { beforeEach, expect, it } from 'vitest';
import { Following } from './following.ts';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';
import { readState } from './state.ts';
import type { World } from './types.ts';

const worlds = worldsForTest();
const LOST = new Error('The connection is lost.');

let world: World;
let failures: unknown[];
/** What each step that reads the database does, in turn; nothing goes wrong when none is left. */
let steps: Error[];
let taken: unknown[];
let isNew: boolean;
let isRead: boolean;

beforeEach(async () => {
  world = await worlds.registry.create({ id: 'one' });
  [failures, steps, taken, isNew, isRead] = [[], [], [], true, false];
});

function step(): Promise<void> {
  const error = steps.shift();
  return error ? Promise.reject(error) : Promise.resolve();
}

const following = (incarnation: string): Following =>
  new Following({
    id: 'one',
    seed: world.seed,
    shared: {
      behind: false,
      emitted: true,
      async look() {
        if (!isNew) return undefined;
        isNew = false;
        return readState(world.db);
      },
      unsee() {
        isNew = true;
      },
    },
    clock: { shows: () => true, load: () => undefined, tell: () => Promise.resolve() },
    scheduler: { moved: () => undefined, committed: () => undefined },
    feed: {
      get behind() {
        return !isRead;
      },
      start: step,
      async publishNew() {
        await step();
        isRead = true;
      },
    },
    incarnation: () => incarnation,
    async takeOver(_db, { incarnation: next }) {
      await step();
      taken.push(next);
    },
    takeSettings: () => undefined,
    onReplaced: () => undefined,
    onFailure: (error) => failures.push(error),
  });

it('OPS-04 hands on with the next look the events that could not be read', async () => {
  const follower = following(world.incarnation);
  steps = [LOST];
  await expect(follower.look(world.db)).rejects.toBe(LOST);
  expect(isRead).toBe(false);
  await follower.look(world.db);
  expect(isRead).toBe(true);
});

it('OPS-03 takes over with the next look the contents that could not be read', async () => {
  const follower = following('that of before');
  steps = [LOST];
  await expect(follower.look(world.db)).rejects.toBe(LOST);
  expect(taken).toEqual([]);
  await follower.look(world.db);
  expect(taken).toEqual([world.incarnation]);
});

it('OPS-06 takes for committed what is, also when its events cannot be read', async () => {
  steps = [LOST];
  await following(world.incarnation).committed();
  expect(failures).toEqual([LOST]);
});
