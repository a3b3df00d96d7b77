import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';
import { addMail, failAtCommit, mailIds } from './testing.ts';
import { EarlierLost } from './errors.ts';
import type { World } from './types.ts';

const worlds = worldsForTest();
let world: World;

beforeEach(async () => {
  world = await worlds.registry.create({ id: 'one', durable: true });
});

/** Two units of which the second builds on the first, and what others see between them. */
async function chain(first: string, second: string): Promise<readonly string[]> {
  await world.write((unit) => addMail(unit, first));
  const seen = await mailIds(world);
  await world.write(async (unit) => {
    expect(await mailIds(unit)).toContain(first);
    await addMail(unit, second);
  });
  return seen;
}

describe('units that go on together', () => {
  it('reach the disk by one commit, and their task is answered after it', async () => {
    const other = new DatabaseSync(join(worlds.dataDir, 'one.sqlite'));
    expect(await world.together(() => chain('a', 'b'))).toEqual([]);
    expect(
      other
        .prepare('select id from mailbox order by id')
        .all()
        .map((row) => row['id']),
    ).toEqual(['a', 'b']);
    other.close();
    // Without it, each is committed before the next begins.
    expect(await chain('c', 'd')).toEqual(['a', 'b', 'c']);
  });

  it('publish their events after the commit, in their order', async () => {
    const stream = world.events.subscribe(null, ['levelUp']);
    const emit = (level: number) =>
      world.write((unit) => {
        unit.emit({ name: 'levelUp', memberId: null, payload: { level } });
        return Promise.resolve();
      });
    const first = stream.next();
    let told = false;
    void first.then(() => (told = true));
    await world.together(async () => {
      await emit(1);
      expect(told).toBe(false);
      await emit(2);
    });
    expect((await first).value?.payload).toEqual({ level: 1 });
    expect((await stream.next()).value?.payload).toEqual({ level: 2 });
  });

  it('are told at once of what is refused, and keep what was done before', async () => {
    const task = world.together(async () => {
      await world.write((unit) => addMail(unit, 'kept'));
      const refusal = await world.write(() => Promise.reject(new Error('no'))).catch(String);
      expect(refusal).toBe('Error: no');
      expect(await mailIds(world)).toEqual([]);
      throw new Error('over');
    });
    await expect(task).rejects.toThrow('over');
    expect(await mailIds(world)).toEqual(['kept']);
  });

  it('do not go on from what was lost with its commit', async () => {
    const task = world.together(async () => {
      await world.write(failAtCommit);
      // Comes after the commit, which the next unit would have no part in.
      await world.clock.freeze();
      await expect(world.write((unit) => addMail(unit, 'orphan'))).rejects.toThrow(EarlierLost);
      return 'answered';
    });
    await expect(task).rejects.toThrow('FOREIGN KEY');
    expect(await mailIds(world)).toEqual([]);
    await world.write((unit) => addMail(unit, 'later'));
    expect(await mailIds(world)).toEqual(['later']);
  });

  it('of two tasks share it', async () => {
    const seen = await Promise.all([
      world.together(() => chain('a', 'b')),
      world.together(() => chain('c', 'd')),
    ]);
    expect(seen).toEqual([[], []]);
    expect(await mailIds(world)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('wait for each other again once the task is over', async () => {
    const gate = Promise.withResolvers<undefined>();
    let later: Promise<readonly string[]> | undefined;
    await world.together(async () => {
      later = gate.promise.then(() => chain('b', 'c'));
      await world.write((unit) => addMail(unit, 'a'));
    });
    gate.resolve(undefined);
    expect(await later).toEqual(['a', 'b']);
  });
});
