import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { InvalidWorldName, SnapshotNotFound, WorldNotFound } from './errors.ts';
import { openTestWorlds } from './testing.ts';
import type { World } from './types.ts';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';

const worlds = worldsForTest();
const NOW = new Date('2026-03-01T10:00:00.000Z');

async function memberCount(world: World): Promise<number> {
  return (await world.db.selectFrom('members').select('id').execute()).length;
}

async function addMember(world: World, id: string): Promise<void> {
  await world.write(async ({ db, now }) => {
    await db.insertInto('members').values({ id, username: id, createdAt: now.getTime() }).execute();
  });
}

describe('snapshots', () => {
  it('put a world back to what it was: data, clock and randomness', async () => {
    const { registry } = worlds;
    const world = await registry.create({ id: 'one', now: NOW, frozen: true });
    await addMember(world, 'mem_noah');
    await registry.snapshot('one', 'two-members');
    const id = () => world.write((unit) => Promise.resolve(unit.id('x')));
    const next = await id();
    await addMember(world, 'mem_ruby');
    await world.clock.advance('P1D');

    expect(await registry.restore('one', 'two-members')).toBe(world);

    expect(await memberCount(world)).toBe(2);
    expect(world.now()).toEqual(NOW);
    expect(await id()).toBe(next);
    await registry.restore('one', 'two-members');
    expect(await id()).toBe(next);
  });

  it('are taken under one name at the same time, and each time whole', async () => {
    const { registry } = worlds;
    const world = await registry.create({ id: 'twice', now: NOW, frozen: true });
    await addMember(world, 'mem_noah');
    const taken: Promise<unknown>[] = [];
    for (let at = 0; at < 20; at += 1) {
      taken.push(registry.snapshot('twice', 'same'));
      await setImmediate();
    }
    await Promise.all(taken);
    await addMember(world, 'mem_ruby');
    expect((await registry.snapshots('twice')).map(({ name }) => name)).toEqual(['same']);
    await registry.restore('twice', 'same');
    expect(await memberCount(world)).toBe(2);
  });

  it('are not there for one who puts a world back just after another has removed them', async () => {
    const { registry } = worlds;
    const world = await registry.create({ id: 'raced', now: NOW, frozen: true });
    await registry.snapshot('raced', 'gone');
    await addMember(world, 'mem_noah');
    const raced = [registry.restore('raced', 'gone'), registry.copies.deleteSnapshot('raced', 'gone')];
    const [restored, removed] = await Promise.allSettled(raced);
    expect([restored?.status, removed?.status]).toEqual(['rejected', 'fulfilled']);
    expect(restored).toMatchObject({ reason: expect.any(SnapshotNotFound) as unknown });
    expect(await memberCount(world)).toBe(2);
  });

  it('are listed newest first with the times they were taken at, and replaced by their name', async () => {
    let real = Date.parse('2026-06-01T00:00:00.000Z');
    const other = await openTestWorlds({ realTime: () => real });
    const world = await other.registry.create({ id: 'one', now: NOW, frozen: true });
    const at = (text: string) => new Date(text);
    await other.registry.snapshot('one', 'a');
    real += 1_000;
    await world.clock.advance('PT1H');
    expect(await other.registry.snapshot('one', 'b')).toEqual({
      name: 'b',
      now: at('2026-03-01T11:00:00.000Z'),
      createdAt: at('2026-06-01T00:00:01.000Z'),
    });
    expect((await other.registry.snapshots('one')).map(({ name }) => name)).toEqual(['b', 'a']);
    real += 1_000;
    await addMember(world, 'mem_noah');
    await other.registry.snapshot('one', 'a');
    expect((await other.registry.snapshots('one')).map(({ name }) => name)).toEqual(['a', 'b']);
    await other.registry.restore('one', 'b');
    expect(await memberCount(world)).toBe(1);
    await other.registry.restore('one', 'a');
    expect(await memberCount(world)).toBe(2);
    await other.close();
  });

  it('stay over a reset and a restart', async () => {
    const world = await worlds.registry.create({ id: 'one' });
    await addMember(world, 'mem_noah');
    await worlds.registry.snapshot('one', 'kept');
    await worlds.registry.reset('one');
    await worlds.registry.close();
    const registry = await worlds.reopen();
    expect((await registry.snapshots('one')).map(({ name }) => name)).toEqual(['kept']);
    expect(await memberCount(await registry.restore('one', 'kept'))).toBe(2);
  });

  it('are refused by a wrong or unknown name and of an unknown world', async () => {
    const { registry } = worlds;
    await registry.create({ id: 'one' });
    await expect(registry.snapshot('one', '../x')).rejects.toThrow(InvalidWorldName);
    await expect(registry.restore('one', '../one')).rejects.toThrow(InvalidWorldName);
    await expect(registry.restore('one', 'x')).rejects.toThrow(SnapshotNotFound);
    await expect(registry.snapshot('nowhere', 'x')).rejects.toThrow(WorldNotFound);
    await expect(registry.snapshots('nowhere')).rejects.toThrow(WorldNotFound);
    expect(await registry.snapshots('one')).toEqual([]);
  });
});

describe('the incarnation of a world', () => {
  it('is its own, kept over a restart, and another after each reset and restore', async () => {
    const incarnations: string[] = [];
    const world = await worlds.registry.create({ id: 'one', seed: 1 });
    incarnations.push(world.incarnation, (await worlds.registry.create({ id: 'two', seed: 1 })).incarnation);
    await worlds.registry.snapshot('one', 'first');
    incarnations.push((await worlds.registry.reset('one')).incarnation);
    incarnations.push((await worlds.registry.restore('one', 'first')).incarnation);
    incarnations.push((await worlds.registry.restore('one', 'first')).incarnation);
    expect(new Set(incarnations.filter((each) => each !== '')).size).toBe(5);
    await worlds.registry.close();
    expect((await (await worlds.reopen()).get('one')).incarnation).toBe(incarnations[4]);
  });
});
