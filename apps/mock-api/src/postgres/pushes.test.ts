import { Client } from 'pg';
import { beforeEach, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, loginByEmail, openSocket } from '#test/kit/index.ts';
import type { TestPlatform } from '#test/kit/index.ts';
import { openPushes } from '#test/kit/pushes.ts';
import type { Pushes } from '#test/kit/pushes.ts';
import { describeOnPostgres, twoReplicas } from '#test/kit/replicas.ts';
import { MONDAY } from '#test/kit/seeded.ts';

const LEVEL_UP = '{ levelUp { level } }';

describeOnPostgres('a socket of one replica', () => {
  const replicas = twoReplicas();
  let a: TestPlatform;
  let b: TestPlatform;
  let world: World;
  let token: string;

  beforeEach(async () => {
    [a, b] = replicas();
    world = await a.newWorld(MONDAY);
    token = await loginByEmail(a, world, 'ella@magpie.test');
  });

  const operate = (at: TestPlatform, query: string, variables: object = {}) =>
    callGraphQL(
      at,
      { id: 'default' },
      {
        query,
        variables: { world: world.id, ...variables },
        path: '/control/graphql',
      },
    );

  const levelUp = (at: TestPlatform, level: number) =>
    operate(
      at,
      'mutation P($world: ID!, $data: JSON!) { push(world: $world, member: "ella@magpie.test", event: "levelUp", data: $data) }',
      { data: { level } },
    );

  async function take(pushes: Pushes, count: number): Promise<unknown[]> {
    const taken: unknown[] = [];
    while (taken.length < count) taken.push(await pushes.later());
    return taken;
  }

  const levels = (upTo: number) => Array.from({ length: upTo }, (_, at) => ({ levelUp: { level: at + 1 } }));

  it('OPS-04 hears what a call to the other one causes, once and in the order of the commits', async () => {
    const pushes = await openPushes(b, world, token, [LEVEL_UP]);
    for (let level = 1; level <= 9; level += 1) await levelUp(level % 3 === 0 ? b : a, level);
    expect(await take(pushes, 9)).toEqual(levels(9));
    expect(await pushes.soFar()).toEqual([]);
    pushes.close();
  });

  it('OPS-04 hears what was committed while its replica heard nothing', async () => {
    const pushes = await openPushes(b, world, token, [LEVEL_UP]);
    await levelUp(a, 1);
    expect(await take(pushes, 1)).toEqual(levels(1));
    const client = new Client({ connectionString: b.services.settings.databaseUrl ?? '' });
    await client.connect();
    const ended = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
    expect(ended.rowCount).toBe(2);
    await client.end();
    await levelUp(a, 2);
    await levelUp(a, 3);
    expect(await take(pushes, 2)).toEqual(levels(3).slice(1));
    pushes.close();
  });

  it('OPS-04 is closed when its session ends on the other one, and when the world begins again there', async () => {
    const connect = async (bearer: string) => {
      const params = { authorization: `Bearer ${bearer}`, adminCode: 'magpie-web', world: world.id };
      const socket = await openSocket(b, params);
      expect(await socket.next()).toEqual({ type: 'connection_ack' });
      return socket;
    };
    const first = await connect(token);
    await operate(
      a,
      'mutation E($world: ID!) { endSession(world: $world, member: "ella@magpie.test", ending: ENDED) }',
    );
    expect((await first.closed).code).toBe(4403);
    const second = await connect(await loginByEmail(a, world, 'ella@magpie.test'));
    await operate(a, 'mutation R($world: ID!) { resetWorld(id: $world) { id } }');
    expect((await second.closed).code).toBe(4403);
  });

  it('OPS-04 is told that the other one has moved the clock', async () => {
    const params = { authorization: `Bearer ${token}`, adminCode: 'magpie-web', world: world.id };
    const socket = await openSocket(b, params);
    await socket.next();
    await operate(a, 'mutation M($world: ID!) { advanceClock(world: $world, by: "PT1H") { now } }');
    expect(JSON.stringify(await socket.nextPing())).toContain('2026-03-02T03:00:00.000Z');
    socket.close();
  });
});
