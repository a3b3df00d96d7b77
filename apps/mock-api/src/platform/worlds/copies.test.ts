import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';
import { storeArea } from '../store/area.ts';
import { newTable } from '../store/migrations/columns.ts';
import type { Steps } from '../store/migrations/columns.ts';
import { structureOf } from '../store/structure.ts';
import { SnapshotNotFound, WorldExists } from './errors.ts';
import { addMail, mailIds, openTestWorlds } from './testing.ts';
import type { WorldRegistry } from './types.ts';
import { headOf, headText } from './world-file.ts';

const worlds = worldsForTest();
const NOW = new Date('2026-03-01T10:00:00.000Z');
const facts = { version: '1.0.0', moment: null };

const area = (migrations: Steps) => storeArea({ migrations, flags: {}, moments: {} });
const later = structureOf([
  area({
    '9001-later': (db) => newTable(db, 'later').texts('name').primaryKey('name').create(),
  }),
]);

async function fileOf(registry: WorldRegistry, id: string): Promise<Buffer> {
  const { head, contents, dispose } = await registry.copies.export(id, facts);
  const file = Buffer.concat([Buffer.from(head), await buffer(contents())]);
  dispose();
  return file;
}

/** As it comes over a network: in parts that end anywhere. */
async function* inParts(file: Buffer, size = 1_000): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}

const unfinished = (dataDir: string): string[] => readdirSync(join(dataDir, '.new'));

describe('a fork', () => {
  it('goes on from the present state as a world of its own', async () => {
    const { registry } = worlds;
    const one = await registry.create({ id: 'one', seed: 7, now: NOW, frozen: true });
    await one.write((unit) => addMail(unit, 'before'));
    const fork = await registry.copies.fork('one', { id: 'two' });
    const drawn = () => [one, fork].map((world) => world.write((unit) => Promise.resolve(unit.random())));
    const [first, second] = await Promise.all(drawn());
    expect(first).toBe(second);
    await one.write((unit) => addMail(unit, 'one alone'));
    await fork.clock.advance('PT1H');
    expect([await mailIds(one), await mailIds(fork)]).toEqual([['before', 'one alone'], ['before']]);
    expect([one.now(), fork.now()]).toEqual([NOW, new Date('2026-03-01T11:00:00.000Z')]);
    expect(fork.incarnation).not.toBe(one.incarnation);
    expect(unfinished(worlds.dataDir)).toEqual([]);
  });

  it('takes no id that is taken', async () => {
    await worlds.registry.create({ id: 'one' });
    await expect(worlds.registry.copies.fork('one', { id: 'one' })).rejects.toThrow(WorldExists);
  });
});

describe('a comparison', () => {
  it('finds nothing between a world and its fork while both clocks run', async () => {
    await worlds.registry.create({ id: 'one' });
    await worlds.registry.copies.fork('one', { id: 'two' });
    const [one, two] = [
      { world: 'one', snapshot: null },
      { world: 'two', snapshot: null },
    ];
    expect(await worlds.registry.copies.compare([one, two], 5)).toEqual([]);
  });

  it('of a snapshot leaves no file behind', async () => {
    const { registry, dataDir } = worlds;
    await registry.create({ id: 'one' });
    await registry.snapshot('one', 'kept');
    await registry.copies.compare(
      [
        { world: 'one', snapshot: 'kept' },
        { world: 'one', snapshot: null },
      ],
      5,
    );
    expect(unfinished(dataDir)).toEqual([]);
  });

  it('of a snapshot that is not there is refused', async () => {
    await worlds.registry.create({ id: 'one' });
    const one = { world: 'one', snapshot: null };
    const compared = worlds.registry.copies.compare([one, { ...one, snapshot: 'none' }], 5);
    await expect(compared).rejects.toThrow(SnapshotNotFound);
  });
});

describe('the file of a world', () => {
  it('SIM-03 brings data, clock and randomness to another platform, also one with a newer structure', async () => {
    const one = await worlds.registry.create({ id: 'one', seed: 3, now: NOW, frozen: true });
    await one.write((unit) => addMail(unit, 'kept'));
    const file = await fileOf(worlds.registry, 'one');
    const other = await openTestWorlds({ structure: later });
    const { world, header } = await other.registry.copies.import(inParts(file), { id: 'copy' });
    expect(header).toMatchObject({ world: 'one', version: '1.0.0', now: NOW.toISOString(), frozen: true });
    expect([await mailIds(world), world.now(), world.seed, world.durable]).toEqual([['kept'], NOW, 3, false]);
    expect(
      await world.db
        .selectFrom('later' as 'mailbox')
        .selectAll()
        .execute(),
    ).toEqual([]);
    expect(unfinished(other.dataDir)).toEqual([]);
    await other.close();
  });

  it('SIM-03 of a newer structure or format is refused, and says so', async () => {
    const other = await openTestWorlds({ structure: later });
    await other.registry.create({ id: 'newer' });
    const file = await fileOf(other.registry, 'newer');
    await other.close();
    await expect(worlds.registry.copies.import(inParts(file))).rejects.toThrow(
      'This world was exported by a newer version (1.0.0). Update the platform, then import it again.',
    );
    const format = Buffer.from('magpie-world 2\nwhatever comes then');
    await expect(worlds.registry.copies.import(inParts(format))).rejects.toThrow(
      'A newer version wrote this file.',
    );
    expect([await worlds.registry.list(), unfinished(worlds.dataDir)]).toEqual([[], []]);
  });

  it.each([
    ['is cut off', (file: Buffer) => file.subarray(0, -1)],
    ['goes on', (file: Buffer) => Buffer.concat([file, Buffer.from('x')])],
    ['was changed in one place', (file: Buffer) => Buffer.from(file).fill('x', file.length - 9)],
    ['has no contents', (file: Buffer) => file.subarray(0, file.indexOf('\n{') + 5)],
  ])('SIM-03 is refused when it %s', async (_what, change) => {
    await worlds.registry.create({ id: 'one' });
    const file = change(await fileOf(worlds.registry, 'one'));
    await expect(worlds.registry.copies.import(inParts(file, 7_777), { id: 'two' })).rejects.toThrow(
      'The file of this world is damaged or incomplete.',
    );
    expect([await worlds.registry.list(), unfinished(worlds.dataDir)]).toEqual([['one'], []]);
  });

  it.each(['', 'PK\u0003\u0004', 'magpie-world\n{}\n', 'x'.repeat(70_000)])(
    'SIM-03 is not what begins with other things',
    async (text) => {
      await expect(worlds.registry.copies.import(inParts(Buffer.from(text)))).rejects.toThrow(
        'This is not the file of a world.',
      );
    },
  );

  it.each([
    'create trigger quiet after insert on mailbox begin delete from mailbox; end',
    'create view people as select * from members',
    'create table more (name text)',
    'drop table codes',
  ])('SIM-03 is refused with parts that no world has, although it is whole: %s', async (statement) => {
    await worlds.registry.create({ id: 'one' });
    const { contents, header, dispose } = await worlds.registry.copies.export('one', facts);
    const path = join(worlds.dataDir, '.new', 'changed');
    writeFileSync(path, await buffer(contents()));
    const made = new DatabaseSync(path);
    made.exec(statement);
    made.close();
    const head = headText(await headOf(path, header));
    const file = Buffer.concat([Buffer.from(head), readFileSync(path)]);
    dispose();
    await expect(worlds.registry.copies.import(inParts(file, 7_777), { id: 'two' })).rejects.toThrow(
      'The file of this world is damaged or incomplete.',
    );
  });

  it('goes on from the time it was made at and at its speed, however late it is opened', async () => {
    let real = NOW.getTime();
    const other = await openTestWorlds({ realTime: () => real });
    const one = await other.registry.create({ id: 'one' });
    await one.clock.run(60);
    const file = await fileOf(other.registry, 'one');
    real += 7 * 86_400_000;
    const { world } = await other.registry.copies.import(inParts(file), { id: 'two' });
    expect(world.now()).toEqual(NOW);
    real += 1_000;
    expect(world.now().getTime()).toBe(NOW.getTime() + 60_000);
    await other.close();
  });
});
