import { beforeEach, describe, expect, it } from 'vitest';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';
import type { World } from '../worlds/index.ts';
import { addMissingRow, addRows, putRows } from './index.ts';

const worlds = worldsForTest();
let world: World;

beforeEach(async () => {
  world = await worlds.registry.create({ id: 'one' });
});

const mail = (number: number) => ({
  id: `mail-${String(number)}`,
  kind: 'EMAIL' as const,
  recipient: 'mia@magpie.test',
  body: 'Hello',
  sentAt: number,
});

describe('rows that are added at once', () => {
  it('stand in their order, each with what the database gives for what it leaves out', async () => {
    const rows = Array.from({ length: 203 }, (_, number) =>
      number % 50 === 7 ? { ...mail(number), subject: 'With one' } : mail(number),
    );
    await world.write((unit) => addRows(unit.db, 'mailbox', rows));
    const kept = await world.db.selectFrom('mailbox').select(['id', 'subject']).orderBy('seq').execute();
    expect(kept.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(kept.filter(({ subject }) => subject !== null).map(({ id }) => id)).toEqual([
      'mail-7',
      'mail-57',
      'mail-107',
      'mail-157',
    ]);
  });

  it('are none where none are given', async () => {
    await world.write((unit) => addRows(unit.db, 'mailbox', []));
    expect(await world.db.selectFrom('mailbox').select('id').execute()).toEqual([]);
  });
});

describe('rows that are put', () => {
  it('take the place of those with the same key, and stand beside the others', async () => {
    const session = (id: string, browser: string) => ({
      ...{ id, browser, memberId: 'mem_mia', channel: 'DESKTOP_WEB', createdAt: 0, expiresAt: 1 },
    });
    const put = (rows: readonly ReturnType<typeof session>[]) =>
      world.write((unit) => putRows(unit.db, 'sessions', { key: ['id'], rows }));
    await put([session('a', 'Firefox'), session('b', 'Firefox')]);
    await put([session('b', 'Safari'), session('c', 'Safari')]);
    const kept = await world.db.selectFrom('sessions').select(['id', 'browser']).orderBy('id').execute();
    expect(kept).toEqual([
      { id: 'a', browser: 'Firefox' },
      { id: 'b', browser: 'Safari' },
      { id: 'c', browser: 'Safari' },
    ]);
  });
});

it('a missing row is added, and one that is there stays as it is', async () => {
  const add = (body: string) =>
    world.write((unit) => addMissingRow(unit.db, 'mailbox', { ...mail(1), body }));
  await add('Hello');
  await add('Other');
  expect(await world.db.selectFrom('mailbox').select(['id', 'body']).execute()).toEqual([
    { id: 'mail-1', body: 'Hello' },
  ]);
});
