import { beforeEach, expect, it } from 'vitest';
import type { World } from '../worlds/index.ts';
import { listRequests, recordRequest } from './requests.ts';
import type { RequestEntry } from './requests.ts';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';

const worlds = worldsForTest();
let world: World;

beforeEach(async () => {
  world = await worlds.registry.create({ id: 'one' });
});

function request(operation: string, changes: Partial<RequestEntry> = {}): RequestEntry {
  return {
    at: new Date('2026-03-01T10:00:00.000Z'),
    endpoint: 'MAIN',
    operation,
    variables: null,
    channel: 'DESKTOP_WEB',
    bearer: false,
    memberId: null,
    code: null,
    httpStatus: 200,
    durationMs: 1.5,
    ...changes,
  };
}

const operations = async (last: number, of = world) =>
  (await listRequests(of, last)).map(({ operation }) => operation);

async function record(from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) await recordRequest(world, request(String(number)));
}

it('lists what was kept, newest first, as it was', async () => {
  const entry = request('updateMe', {
    variables: { input: { firstName: 'Mia' } },
    bearer: true,
    memberId: 'mem_mia',
    code: 'BAD_USER_INPUT',
    httpStatus: null,
  });
  await recordRequest(world, request('games'));
  await recordRequest(world, entry);
  const [newest, oldest] = await listRequests(world, 10);
  expect(newest).toEqual({ ...entry, id: 'req_2' });
  expect(oldest?.operation).toBe('games');
});

it('keeps the last 1,000 calls and lists 500 of them', async () => {
  await record(1, 1_230);
  const listed = await operations(1_000);
  expect(listed).toHaveLength(500);
  expect([listed[0], listed[499]]).toEqual(['1230', '731']);
  expect(await world.db.selectFrom('requestLog').select('seq').execute()).toHaveLength(1_000);
});

it('lists no more than asked for', async () => {
  await record(1, 5);
  expect(await operations(2)).toEqual(['5', '4']);
});

it('belongs to its world', async () => {
  await record(1, 1);
  expect(await operations(10, await worlds.registry.create({ id: 'two' }))).toEqual([]);
});

it('writes what it holds when the world is closed', async () => {
  await record(1, 3);
  await worlds.registry.close();
  expect(await operations(10, await (await worlds.reopen()).get('one'))).toEqual(['3', '2', '1']);
});
