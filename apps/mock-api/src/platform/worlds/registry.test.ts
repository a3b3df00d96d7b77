import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Reader } from '../store/index.ts';
import { InvalidWorldName, WorldExists, WorldNotFound } from './errors.ts';
import { oneMember, openTestWorlds } from './testing.ts';
import type { World } from './types.ts';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';

const worlds = worldsForTest();
const NOW = new Date('2026-03-01T10:00:00.000Z');

async function joined(world: World): Promise<string | undefined> {
  const row = await world.db.selectFrom('members').select('createdAt').executeTakeFirst();
  return row && new Date(row.createdAt).toISOString();
}

async function memberCount(world: World): Promise<number> {
  return (await world.db.selectFrom('members').select('id').execute()).length;
}

async function addMember(world: World, id: string): Promise<void> {
  await world.write(async ({ db, now }) => {
    await db.insertInto('members').values({ id, username: id, createdAt: now.getTime() }).execute();
  });
}

describe('create', () => {
  it('makes a copy of the seeded template with the seeded times moved to its own now', async () => {
    const world = await worlds.registry.create({ id: 'one', now: NOW, frozen: true });
    expect(world.now()).toEqual(NOW);
    expect(world.clock.frozen).toBe(true);
    expect(await joined(world)).toBe('2026-02-26T10:00:00.000Z');
  });

  it('shows real time when not told, and runs', async () => {
    let real = Date.parse('2031-05-05T05:00:00.000Z');
    const other = await openTestWorlds({ realTime: () => real });
    const world = await other.registry.create({ id: 'one' });
    expect(await joined(world)).toBe('2031-05-02T05:00:00.000Z');
    real += 1_000;
    expect(world.now().toISOString()).toBe('2031-05-05T05:00:01.000Z');
    expect(world.createdAt.toISOString()).toBe('2031-05-05T05:00:00.000Z');
    await other.close();
  });

  it('makes worlds that know nothing of each other', async () => {
    const one = await worlds.registry.create({ id: 'one' });
    const two = await worlds.registry.create({ id: 'two' });
    await addMember(one, 'mem_noah');
    expect([await memberCount(one), await memberCount(two)]).toEqual([2, 1]);
  });

  it('makes up an id, and a seed that follows from the id', async () => {
    const one = await worlds.registry.create();
    const two = await worlds.registry.create();
    expect(one.id).toMatch(/^w-[0-9a-f-]{36}$/);
    expect(one.id).not.toBe(two.id);
    expect((await worlds.registry.create({ id: 'default' })).seed).toBe(1_626_821_659);
    expect((await worlds.registry.create({ id: 'seeded', seed: 7 })).seed).toBe(7);
  });

  it('refuses an id that is taken, also when asked twice at once', async () => {
    const both = await Promise.allSettled([
      worlds.registry.create({ id: 'one' }),
      worlds.registry.create({ id: 'one' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(worlds.registry.create({ id: 'one' })).rejects.toThrow(WorldExists);
  });

  it.each(['', 'A', '-a', '../one', '.template', 'a/b', 'a.b', 'ü', `a${'b'.repeat(48)}`, 'a\n'])(
    'refuses the id %j and leaves no file',
    async (id) => {
      const before = readdirSync(worlds.dataDir);
      await expect(worlds.registry.create({ id })).rejects.toThrow(InvalidWorldName);
      await expect(worlds.registry.get(id)).rejects.toThrow(InvalidWorldName);
      await expect(worlds.registry.ensure(id)).rejects.toThrow(InvalidWorldName);
      expect(readdirSync(worlds.dataDir)).toEqual(before);
    },
  );

  it('accepts an id of 48 characters', async () => {
    const id = `a${'b'.repeat(47)}`;
    expect((await worlds.registry.create({ id })).id).toBe(id);
  });
});

describe('get, ensure and list', () => {
  it('find a world again after a restart', async () => {
    const one = await worlds.registry.create({ id: 'one', durable: true, seed: 9, now: NOW, frozen: true });
    await addMember(one, 'mem_noah');
    await worlds.registry.close();
    const registry = await worlds.reopen();
    const again = await registry.get('one');
    expect(await memberCount(again)).toBe(2);
    expect([again.durable, again.seed, again.now()]).toEqual([true, 9, NOW]);
    expect(await registry.get('one')).toBe(again);
  });

  it('tell of an unknown world', async () => {
    await expect(worlds.registry.get('nowhere')).rejects.toThrow(WorldNotFound);
  });

  it('make the world once when it is missing, also when asked twice at once', async () => {
    const { registry } = worlds;
    const [one, two] = await Promise.all([
      registry.ensure('default', { durable: true }),
      registry.ensure('default'),
    ]);
    expect(one).toBe(two);
    expect(one.durable).toBe(true);
  });

  it('list the worlds by id and nothing else', async () => {
    for (const id of ['two', 'one', 'three']) await worlds.registry.create({ id });
    writeFileSync(join(worlds.dataDir, 'Notes.sqlite'), '');
    writeFileSync(join(worlds.dataDir, 'readme.txt'), '');
    expect(await worlds.registry.list()).toEqual(['one', 'three', 'two']);
  });
});

describe('where', () => {
  it('opens the worlds that pass, leaves out what cannot be read, and opens none once it is closed', async () => {
    for (const id of ['one', 'three', 'two']) {
      const world = await worlds.registry.create({ id });
      if (id !== 'one') await addMember(world, 'mem_noah');
    }
    await worlds.registry.close();
    writeFileSync(join(worlds.dataDir, 'broken.sqlite'), 'no database');
    const registry = await worlds.reopen();
    const found: World[] = [];
    const noah = async (db: Reader) =>
      (await db.selectFrom('members').select('id').where('id', '=', 'mem_noah').execute()).length === 1;
    for await (const world of registry.where(noah)) {
      found.push(world);
      if (world.id === 'three') await registry.close();
    }
    expect(found.map(({ id }) => id)).toEqual(['three']);
    const again: string[] = [];
    for await (const { id } of (await worlds.reopen()).where(noah)) again.push(id);
    expect(again).toEqual(['three', 'two']);
    expect(found[0]?.closed).toBe(true);
  });
});

describe('the template', () => {
  it('is built once and used again at the next start', async () => {
    let seeded = 0;
    const count = async (unit: Parameters<typeof oneMember>[0]): Promise<void> => {
      seeded += 1;
      await oneMember(unit);
    };
    await worlds.registry.close();
    await worlds.reopen({ seed: count });
    expect(seeded).toBe(0);
    await worlds.reopen({ seed: count, seedVersion: 'two' });
    expect(seeded).toBe(1);
    await worlds.reopen({ seed: count, seedVersion: 'two' });
    expect(seeded).toBe(1);
  });

  it('of older seeds does not pile up', async () => {
    for (let version = 0; version < 6; version += 1) await worlds.reopen({ seedVersion: String(version) });
    expect(readdirSync(join(worlds.dataDir, '.template'))).toHaveLength(4);
  });

  it('is not left half done by a seed that fails', async () => {
    const failing = worlds.reopen({ seed: () => Promise.reject(new Error('bad seed')), seedVersion: 'bad' });
    await expect(failing).rejects.toThrow('bad seed');
    const registry = await worlds.reopen({ seedVersion: 'bad' });
    expect(await memberCount(await registry.create({ id: 'one' }))).toBe(1);
  });

  it('gives every world the settings of the seed and no random state of its own', async () => {
    const registry = await worlds.reopen({
      seedVersion: 'settings',
      seed: async (unit) => {
        unit.setSettings({ detectedCountry: 'NZ' });
        await oneMember(unit);
        unit.id('mem');
      },
    });
    const input = { seed: 1, now: NOW, frozen: true };
    const world = await registry.create({ id: 'one', ...input });
    const plain = await worlds.registry.create({ id: 'two', ...input });
    expect(world.settings).toEqual({ detectedCountry: 'NZ' });
    const id = (of: World) => of.write((unit) => Promise.resolve(unit.id('x')));
    expect(await id(world)).toBe(await id(plain));
  });
});

describe('reset', () => {
  it('puts back data, clock, settings and randomness as they were when the world was made', async () => {
    const world = await worlds.registry.create({ id: 'one', seed: 5, now: NOW, frozen: true, durable: true });
    const id = () => world.write((unit) => Promise.resolve(unit.id('x')));
    const first = await id();
    await addMember(world, 'mem_noah');
    await world.write((unit) => {
      unit.setSettings({ maintenance: true });
      return Promise.resolve();
    });
    await world.clock.advance('P30D');
    const { generation } = world;

    expect(await worlds.registry.reset('one')).toBe(world);

    expect(await memberCount(world)).toBe(1);
    expect(world.settings).toEqual({});
    expect(world.now()).toEqual(NOW);
    expect(world.durable).toBe(true);
    expect(await joined(world)).toBe('2026-02-26T10:00:00.000Z');
    expect(await id()).toBe(first);
    expect(world.generation).toBe(generation + 1);
  });

  it('waits for work under way and keeps none of it', async () => {
    const world = await worlds.registry.create({ id: 'one' });
    const work = addMember(world, 'mem_noah');
    await Promise.all([work, worlds.registry.reset('one')]);
    expect(await memberCount(world)).toBe(1);
  });

  it.each(['reset', 'restore'] as const)(
    'by a %s leaves nobody who reads meanwhile with what is over',
    async (verb) => {
      const world = await worlds.registry.create({ id: 'one' });
      await worlds.registry.snapshot('one', 'before');
      await addMember(world, 'mem_noah');
      const { incarnation } = world;
      const readOften = async () => {
        for (let reads = 0; reads < 500; reads += 1) await memberCount(world);
      };
      await Promise.all([worlds.registry[verb]('one', 'before'), readOften()]);
      expect(world.incarnation).not.toBe(incarnation);
      expect(await memberCount(world)).toBe(1);
      await addMember(world, 'mem_ruby');
      expect(await memberCount(world)).toBe(2);
    },
  );

  it('tells who listens, and of an unknown world', async () => {
    const heard: string[] = [];
    worlds.registry.onReplace((id) => heard.push(id));
    await worlds.registry.create({ id: 'one' });
    await worlds.registry.reset('one');
    await worlds.registry.snapshot('one', 'now');
    await worlds.registry.restore('one', 'now');
    await worlds.registry.delete('one');
    expect(heard).toEqual(['one', 'one', 'one']);
    await expect(worlds.registry.reset('nowhere')).rejects.toThrow(WorldNotFound);
  });
});

describe('delete', () => {
  it('removes the world, its files and its snapshots, and ends its streams', async () => {
    const world = await worlds.registry.create({ id: 'one' });
    await addMember(world, 'mem_noah');
    await worlds.registry.snapshot('one', 'before');
    const stream = world.events.subscribe(null, ['levelUp']);

    await worlds.registry.delete('one');

    await expect(worlds.registry.get('one')).rejects.toThrow(WorldNotFound);
    await expect(worlds.registry.delete('one')).rejects.toThrow(WorldNotFound);
    await expect(world.write(() => Promise.resolve())).rejects.toThrow(WorldNotFound);
    await expect(memberCount(world)).rejects.toThrow(WorldNotFound);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
    expect(readdirSync(worlds.dataDir).filter((name) => name.startsWith('one'))).toEqual([]);
    expect(existsSync(join(worlds.dataDir, '.snapshots', 'one'))).toBe(false);
    expect(await memberCount(await worlds.registry.create({ id: 'one' }))).toBe(1);
  });
});

describe('open databases', () => {
  it('are bounded in number: an idle world is closed and opens again by itself', async () => {
    const registry = await worlds.reopen({ openWorlds: 2 });
    const ids = ['a', 'b', 'c', 'd'];
    const all: World[] = [];
    for (const id of ids) all.push(await registry.create({ id }));
    for (const world of all) await addMember(world, 'mem_noah');
    const walFiles = () => readdirSync(worlds.dataDir).filter((name) => name.endsWith('.sqlite-wal'));

    expect(walFiles().sort()).toEqual(['c.sqlite-wal', 'd.sqlite-wal']);
    for (const world of all) expect(await memberCount(world)).toBe(2);
    expect(walFiles()).toHaveLength(2);
  });

  it('are not closed while work is under way', async () => {
    const registry = await worlds.reopen({ openWorlds: 1 });
    const [one, two] = [await registry.create({ id: 'one' }), await registry.create({ id: 'two' })];
    await one.write(async ({ db, now }) => {
      await db.insertInto('members').values({ id: 'm', username: 'm', createdAt: now.getTime() }).execute();
      expect(await memberCount(two)).toBe(1);
    });
    expect(await memberCount(one)).toBe(2);
  });
});
