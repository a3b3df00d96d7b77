import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reader } from '#platform/store/index.ts';
import type { WorldRegistry } from '#platform/worlds/index.ts';
import { openTestWorlds } from '#platform/worlds/testing.ts';
import { newDatabase } from '#test/kit/postgres.ts';
import { describeOnPostgres } from '#test/kit/replicas.ts';

async function settingOf(db: Reader, name: string): Promise<unknown> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
  return rows[0]?.value;
}

describeOnPostgres('a world', () => {
  let registry: WorldRegistry;
  let close: () => Promise<void>;

  let url = '';

  beforeAll(async () => {
    const database = await newDatabase();
    url = database.url;
    // The server of the tests waits for no commit.
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `alter database ${new URL(database.url).pathname.slice(1)} set synchronous_commit to on`,
    );
    await client.end();
    const worlds = await openTestWorlds({ databaseUrl: database.url });
    registry = worlds.registry;
    close = async () => {
      await worlds.close();
      await database.drop();
    };
  });

  afterAll(() => close());

  it.each([
    [true, 'on'],
    [false, 'off'],
  ])('OPS-06 that is durable, %s, has commits that wait for the disk, %s', async (durable, waits) => {
    const { id } = await registry.create({ durable });
    for (const world of [await registry.get(id), await registry.reset(id)])
      expect(await world.write(({ db }) => settingOf(db, 'synchronous_commit'))).toBe(waits);
  });

  it('OPS-02 is read by connections that can write nothing, and gives up one that is silent in a unit', async () => {
    const world = await registry.create();
    expect(await settingOf(world.db, 'transaction_read_only')).toBe('on');
    expect(await world.write(({ db }) => settingOf(db, 'idle_in_transaction_session_timeout'))).toBe('30s');
  });

  it('OPS-02 leaves none of its snapshots behind, and is another one once it was put back to one', async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const count = `select count(*)::int as snapshots from pg_namespace where nspname like 'snapshot%'`;
    const kept = async () => (await client.query<{ snapshots: number }>(count)).rows[0]?.snapshots;
    const { id, incarnation } = await registry.create();
    await registry.snapshot(id, 'kept');
    await registry.snapshot(id, 'kept');
    expect(await kept()).toBe(1);
    expect((await registry.restore(id, 'kept')).incarnation).not.toBe(incarnation);
    await registry.delete(id);
    expect(await kept()).toBe(0);
    await client.end();
  });
});
