import { beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../worlds/index.ts';
import { clearFaults, listFaults, matchFault, setFault } from './faults.ts';
import type { FaultInput } from './faults.ts';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';

const worlds = worldsForTest();
let world: World;

beforeEach(async () => {
  world = await worlds.registry.create({ id: 'one' });
});

const always = () => 0;
const called = (operation: string | null) => ({ door: 'MAIN', moment: 'graphqlCall', operation }) as const;
const error = (changes: Partial<FaultInput> = {}) =>
  setFault(world, { kind: 'ERROR', code: 'CONFLICT', ...changes });
const hit = async (operation: string | null, random = always) =>
  (await matchFault(world, called(operation), random))?.id;

describe('matchFault', () => {
  it('hits nothing without a plan', async () => {
    expect(await hit('games')).toBeUndefined();
  });

  it('hits the operation named, or with no name every call', async () => {
    const named = await error({ operation: 'games' });
    expect(await hit('games')).toBe(named.id);
    expect(await hit('me')).toBeUndefined();
    expect(await hit(null)).toBeUndefined();
    const any = await error();
    expect(await hit('me')).toBe(any.id);
    expect(await hit(null)).toBe(any.id);
  });

  it('takes the oldest that fits', async () => {
    const first = await error();
    await error({ operation: 'games' });
    expect(await hit('games')).toBe(first.id);
  });

  it('hits the share of calls it is told', async () => {
    const fault = await error({ probability: 0.25 });
    expect(await hit('games', () => 0.2499)).toBe(fault.id);
    expect(await hit('games', () => 0.25)).toBeUndefined();
  });

  it('ends after the number of calls it is told, also for parallel calls', async () => {
    const { id } = await error({ times: 2 });
    const hits = await Promise.all([1, 2, 3, 4].map(() => hit('games')));
    expect(hits.filter((each) => each === id)).toHaveLength(2);
    expect(await hit('games')).toBeUndefined();
    expect(await listFaults(world)).toEqual([]);
  });

  it('goes on to the next fault when the first is used up', async () => {
    await error({ times: 1 });
    const second = await error();
    await hit('games');
    expect(await hit('games')).toBe(second.id);
  });

  it('tells what is to happen', async () => {
    const fault = await setFault(world, {
      operation: 'games',
      kind: 'LATENCY',
      latencyMs: 250,
      probability: 0.5,
      times: 3,
    });
    expect(fault).toEqual({
      id: fault.id,
      door: null,
      operation: 'games',
      kind: 'LATENCY',
      code: null,
      message: null,
      latencyMs: 250,
      profile: null,
      fields: null,
      probability: 0.5,
      passesLeft: 0,
      timesLeft: 3,
      hits: 0,
    });
    expect(await listFaults(world)).toEqual([fault]);
  });
});

describe('the plan', () => {
  it('is cleared as a whole', async () => {
    await error();
    await error({ operation: 'games' });
    expect(await hit('games')).toBeDefined();
    expect(await clearFaults(world)).toBe(2);
    expect(await hit('games')).toBeUndefined();
  });

  it('belongs to its world', async () => {
    await error();
    const other = await worlds.registry.create({ id: 'two' });
    expect(await matchFault(other, called('games'), always)).toBeUndefined();
  });

  it('goes with a reset', async () => {
    await error();
    expect(await hit('games')).toBeDefined();
    await worlds.registry.reset('one');
    expect(await hit('games')).toBeUndefined();
  });

  it('stays over a restart', async () => {
    const { id } = await error();
    await worlds.registry.close();
    world = await (await worlds.reopen()).get('one');
    expect(await hit('games')).toBe(id);
  });

  it.each<[string, FaultInput]>([
    ['a probability of 0', { kind: 'ERROR', probability: 0 }],
    ['a probability above 1', { kind: 'ERROR', probability: 1.01 }],
    ['a latency below 0', { kind: 'ERROR', latencyMs: -1 }],
    ['a latency above a minute', { kind: 'LATENCY', latencyMs: 60_001 }],
    ['a latency fault without latency', { kind: 'LATENCY' }],
    ['no call at all', { kind: 'ERROR', times: 0 }],
  ])('refuses %s', async (_what, input) => {
    await expect(setFault(world, input)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await listFaults(world)).toEqual([]);
  });
});
