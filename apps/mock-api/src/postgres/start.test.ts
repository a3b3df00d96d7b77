import { Client } from 'pg';
import { expect, it } from 'vitest';
import { openWorlds } from '#platform/worlds/index.ts';
import type { World } from '#platform/worlds/index.ts';
import type { Structure } from '#platform/store/structure.ts';
import { addMember, callGraphQL, loginByEmail } from '#test/kit/index.ts';
import { newDatabase } from '#test/kit/postgres.ts';
import type { TestDatabase } from '#test/kit/postgres.ts';
import { describeOnPostgres, startReplicas } from '#test/kit/replicas.ts';
import { structure } from '../all-modules.ts';

async function rowsOf({ url }: TestDatabase, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const NAMES = Object.keys(structure.migrations).sort();
const OLDER = NAMES.filter((name) => name < '0331');

/** The structure as an earlier version left it, which can still make worlds. */
const older: Structure = {
  ...structure,
  fingerprint: 'older',
  migrations: Object.fromEntries(
    Object.entries(structure.migrations).filter(([name]) => OLDER.includes(name)),
  ),
};

const nobody = { write: () => Promise.resolve(), version: 'nobody' };

describeOnPostgres('three replicas that start at the same moment', () => {
  it('OPS-05 build the seeded worlds of an empty database once, and all of them serve', async () => {
    const { all, database, close } = await startReplicas(3, { seed: nobody }, await newDatabase());
    expect(await rowsOf(database, 'select count(*)::int as templates from magpie.templates')).toEqual([
      { templates: 1 },
    ]);
    expect(await rowsOf(database, 'select id from magpie.worlds')).toEqual([{ id: 'default' }]);
    const world = await all[0]?.registry.get('default');
    const { id, email } = await addMember(world as World);
    for (const each of all) {
      const token = await loginByEmail(each, { id: 'default' }, email);
      const { data } = await callGraphQL(each, { id: 'default' }, { query: '{ me { id } }', token });
      expect(data).toEqual({ me: { id } });
    }
    await close();
  });

  it('OPS-05 bring the worlds of an older database to their structure once', async () => {
    const database = await newDatabase();
    const source = { seed: nobody.write, seedVersion: 'older', structure: older };
    const before = await openWorlds({ dataDir: '', databaseUrl: database.url, secret: '', ...source });
    await before.create({ id: 'default', durable: true });
    await before.create({ id: 'other' });
    await before.snapshot('other', 'kept');
    await before.close();
    const migrated = 'select name from world_other.kysely_migration order by name';
    expect(await rowsOf(database, migrated)).toEqual(OLDER.map((name) => ({ name })));

    const { all, close } = await startReplicas(3, { seed: nobody }, database);
    const worlds = await Promise.all(all.map(({ registry }) => registry.get('other')));
    expect(worlds.map(({ id }) => id)).toEqual(['other', 'other', 'other']);
    for (const world of ['other', 'default']) {
      const sql = `select name from world_${world}.kysely_migration order by name`;
      expect(await rowsOf(database, sql)).toEqual(NAMES.map((name) => ({ name })));
    }
    await all[0]?.registry.restore('other', 'kept');
    expect(await rowsOf(database, migrated)).toEqual(NAMES.map((name) => ({ name })));
    for (const each of all) {
      expect((await callGraphQL(each, { id: 'other' }, { query: '{ __typename }' })).code).toBeNull();
    }
    await close();
  });
});
