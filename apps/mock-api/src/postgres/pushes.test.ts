import { Client } from 'pg';
import { beforeEach, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, loginByEmail, openSocket } from '#test/kit/index.ts';
import type { TestPlatform } from '#test/kit/index.ts';
import { openPushes } from '#test/kit/pushes.ts';
import type { Pushes } from '#test/kit/pushes.ts';
import { describeOnPostgres, twoReplicas } from '#test/kit/replicas.ts';
import { MONDAY } from '#test/kit/seeded.ts';

const MESSAGES = '{ messageCreated { body { title } } }';

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

  const send = (at: TestPlatform, title: string) =>
    operate(
      at,
      'mutation P($world: ID!, $data: JSON!) { push(world: $world, member: "ella@magpie.test", event: "messageCreated", data: $data) }',
      { data: { body: { title, content: '<p>Hello</p>' } } },
    );

  async function take(pushes: Pushes, count: number): Promise<unknown[]> {
    const taken: unknown[] = [];
    while (taken.length < count) taken.push(await pushes.later());
    return taken;
  }

  const told = (...titles: readonly string[]) =>
    titles.map((title) => ({ messageCreated: { body: { title } } }));

  it('OPS-04 hears what a call to the other one causes, once and in the order of the commits', async () => {
    const pushes = await openPushes(b, world, token, [MESSAGES]);
    const titles = Array.from({ length: 12 }, (_, at) => `message ${String(at)}`);
    for (const [at, title] of titles.entries()) await send(at % 3 === 0 ? b : a, title);
    expect(await take(pushes, 12)).toEqual(told(...titles));
    expect(await pushes.soFar()).toEqual([]);
    pushes.close();
  });

  it('OPS-04 hears what was committed while its replica heard nothing', async () => {
    const pushes = await openPushes(b, world, token, [MESSAGES]);
    await send(a, 'before');
    expect(await take(pushes, 1)).toEqual(told('before'));
    const client = new Client({ connectionString: b.services.settings.databaseUrl ?? '' });
    await client.connect();
    const ended = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
    expect(ended.rowCount).toBe(2);
    await client.end();
    await send(a, 'meanwhile');
    await send(a, 'after');
    expect(await take(pushes, 2)).toEqual(told('meanwhile', 'after'));
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
