import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestWorlds } from './testing.ts';
import type { TestWorlds } from './testing.ts';
import { timeColumns } from './times.ts';

let worlds: TestWorlds;

beforeEach(async () => {
  worlds = await openTestWorlds();
});

afterEach(async () => {
  await worlds.close();
});

it('knows every moment of every table but those of the state, which are set when a world is made', async () => {
  const { db } = await worlds.registry.create({ id: 'one' });
  const { rows } = await sql<{ place: string }>`
    select t.name || '.' || c.name as place
    from sqlite_master t join pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'kysely%' and c.name like '%\\_at' escape '\\'`.execute(db);
  const known = Object.entries(timeColumns).flatMap(([table, columns]) =>
    columns.map((name) => `${table}.${name}`),
  );
  const ofState = ['worldState.clockFrozenAt', 'worldState.createdAt', 'worldState.originNowAt'];

  const places = rows.map(({ place }) =>
    place.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );

  expect(places.sort()).toEqual([...known, ...ofState].sort());
});

it('moves each by as much as the clock, and leaves an empty one empty', async () => {
  const registry = await worlds.reopen({
    seedVersion: 'sessions',
    seed: async ({ db, now }) => {
      await db.insertInto('members').values({ id: 'm', username: 'm', createdAt: 0 }).execute();
      const [createdAt, expiresAt] = [now.getTime() - 1_000, now.getTime() + 1_000];
      await db
        .insertInto('sessions')
        .values({ id: 's', memberId: 'm', channel: 'x', createdAt, expiresAt })
        .execute();
    },
  });
  const world = await registry.create({ id: 'one', now: new Date('2030-01-01T00:00:00.000Z'), frozen: true });
  const row = await world.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();

  expect(new Date(row.createdAt).toISOString()).toBe('2029-12-31T23:59:59.000Z');
  expect(new Date(row.expiresAt).toISOString()).toBe('2030-01-01T00:00:01.000Z');
  expect(row.endedAt).toBeNull();
});
