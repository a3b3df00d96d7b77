import { expect, it } from 'vitest';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';

const worlds = worldsForTest();

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
