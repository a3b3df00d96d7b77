import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';
import { kept } from '../store/kept.ts';
import type { Reader } from '../store/database.ts';
import { addMail, mailIds } from './testing.ts';
import type { World } from './types.ts';

const worlds = worldsForTest();
let world: World;
let reads = 0;

beforeEach(async () => {
  world = await worlds.registry.create({ id: 'one', durable: true });
  reads = 0;
});

const mails = kept(['mailbox'], async (db) => {
  reads += 1;
  return (await mailIds({ db })).join();
});

const mailsOf = (db: Reader) => mails(db, '');

describe('what is kept of a world', () => {
  it('is read once while nothing is written, and again once something is', async () => {
    expect([await mailsOf(world.db), await mailsOf(world.db)]).toEqual(['', '']);
    expect(reads).toBe(1);
    await world.write((unit) => addMail(unit, 'a'));
    expect([await mailsOf(world.db), await mailsOf(world.db)]).toEqual(['a', 'a']);
    expect(reads).toBe(2);
    await world.write(({ db }) => db.updateTable('members').set({ firstName: 'Mia' }).execute());
    expect(await mailsOf(world.db)).toBe('a');
    expect(reads).toBe(2);
  });

  it('is seen by the unit that wrote it at once, and by others after the commit', async () => {
    await mailsOf(world.db);
    await world.write(async (unit) => {
      expect(await mailsOf(unit.db)).toBe('');
      await addMail(unit, 'a');
      expect(await mailsOf(unit.db)).toBe('a');
      expect(await mailsOf(world.db)).toBe('');
    });
    expect(await mailsOf(world.db)).toBe('a');
  });

  it('is taken back with the unit that failed, in a commit that others share', async () => {
    const failing = world.write(async (unit) => {
      await addMail(unit, 'lost');
      expect(await mailsOf(unit.db)).toBe('lost');
      throw new Error('no');
    });
    const next = world.write((unit) => mailsOf(unit.db));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('');
    expect(await mailsOf(world.db)).toBe('');
  });

  it('is read again after another process has written, by the unit that begins next and then by all', async () => {
    await world.write((unit) => addMail(unit, 'a'));
    await world.write((unit) => mailsOf(unit.db));
    await mailsOf(world.db);
    const other = new DatabaseSync(join(worlds.dataDir, 'one.sqlite'));
    other.exec("update mailbox set id = 'b'");
    other.close();
    await world.write(async (unit) => {
      expect(await mailsOf(unit.db)).toBe('b');
    });
    expect(await mailsOf(world.db)).toBe('b');
  });

  it('is that of other contents after the world was put back to a copy', async () => {
    await world.write((unit) => addMail(unit, 'a'));
    await worlds.registry.snapshot('one', 'before');
    await world.write((unit) => addMail(unit, 'b'));
    expect(await mailsOf(world.db)).toBe('a,b');
    const again = await worlds.registry.restore('one', 'before');
    expect(await mailsOf(again.db)).toBe('a');
    expect(await again.write((unit) => mailsOf(unit.db))).toBe('a');
  });
});
