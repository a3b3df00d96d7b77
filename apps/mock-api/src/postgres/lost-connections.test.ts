import { Client } from 'pg';
import { beforeEach, expect, it, vi } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, loginByEmail } from '#test/kit/index.ts';
import type { GraphQLAnswer, TestPlatform } from '#test/kit/index.ts';
import { openPushes } from '#test/kit/pushes.ts';
import { describeOnPostgres, twoReplicas } from '#test/kit/replicas.ts';
import { MONDAY } from '#test/kit/seeded.ts';

const MESSAGES = '{ messageCreated { body { title } } }';
const PUSH =
  'mutation P($world: ID!, $data: JSON!) { push(world: $world, member: "ella@magpie.test", event: "messageCreated", data: $data) }';

/** Whoever calls at the moment of a cut is refused, and may call again. */
const PATIENCE = { timeout: 60_000, interval: 100 };

describeOnPostgres('replicas whose connections to the database are all cut', () => {
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

  async function cut(which = ''): Promise<void> {
    const client = new Client({ connectionString: a.services.settings.databaseUrl ?? '' });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'magpie' and datname = current_database() ${which}`,
    );
    await client.end();
  }

  const cash = async (at: TestPlatform) =>
    (await callGraphQL(at, world, { query: '{ me { availableBalance } }', token })).data?.['me'];

  it('OPS-06 go on, and take back what was under way', async () => {
    const before = await cash(b);
    const lost = world.write(async (unit) => {
      await unit.db.updateTable('members').set({ firstName: 'Lost' }).execute();
      await cut();
      await unit.db.updateTable('members').set({ lastName: 'Lost' }).execute();
    });
    await expect(lost).rejects.toThrow();
    await vi.waitFor(async () => {
      expect([await cash(a), await cash(b)]).toEqual([before, before]);
    }, PATIENCE);
    const lostNames = world.db.selectFrom('members').select('id').where('firstName', '=', 'Lost').execute();
    expect(await lostNames).toEqual([]);
  });

  it('SIM-03 refuse to list worlds of which one could not be asked', async () => {
    const client = new Client({ connectionString: a.services.settings.databaseUrl ?? '' });
    await client.connect();
    await client.query(`begin; lock table "world_${world.id}".world_state`);
    const answers: GraphQLAnswer[] = [];
    const list = async () => {
      answers.push(await callGraphQL(a, world, { query: '{ worlds { id } }', path: '/control/graphql' }));
    };
    const listing = list();
    try {
      // Jobs of the platform wait for the same table, so that the first one to be cut may be theirs.
      await vi.waitFor(async () => {
        await cut(`and wait_event_type = 'Lock'`);
        expect(answers).toHaveLength(1);
      }, PATIENCE);
    } finally {
      await client.end();
    }
    await listing;
    expect(answers).toMatchObject([{ code: 'INTERNAL_SERVER_ERROR', data: null }]);
  });

  it('OPS-04 push what was acknowledged', async () => {
    const pushes = await openPushes(b, world, token, [MESSAGES]);
    await cut();
    const variables = { world: world.id, data: { body: { title: 'Hello', content: '<p>Hello</p>' } } };
    await vi.waitFor(async () => {
      const sent = await callGraphQL(a, world, { query: PUSH, variables, path: '/control/graphql' });
      expect(sent.data).toEqual({ push: true });
    }, PATIENCE);
    await cut();
    expect(await pushes.later()).toEqual({ messageCreated: { body: { title: 'Hello' } } });
    pushes.close();
  });
});
