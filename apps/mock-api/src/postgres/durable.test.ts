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

  beforeAll(async () => {
    const database = await newDatabase();
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
});
