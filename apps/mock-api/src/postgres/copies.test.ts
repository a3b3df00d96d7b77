import { afterEach, beforeEach, expect, it } from 'vitest';
import { addMail, mailIds, openTestWorlds } from '#platform/worlds/testing.ts';
import type { TestWorlds } from '#platform/worlds/testing.ts';
import type { World, WorldRegistry } from '#platform/worlds/index.ts';
import { newDatabase } from '#test/kit/postgres.ts';
import type { TestDatabase } from '#test/kit/postgres.ts';
import { describeOnPostgres } from '#test/kit/replicas.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');

describeOnPostgres('worlds that are schemas', () => {
  let database: TestDatabase;
  let worlds: TestWorlds;
  let files: TestWorlds;
  let registry: WorldRegistry;
  let one: World;

  beforeEach(async () => {
    database = await newDatabase();
    [worlds, files] = [await openTestWorlds({ databaseUrl: database.url }), await openTestWorlds()];
    registry = worlds.registry;
    one = await registry.create({ id: 'one', now: NOW, frozen: true });
  });

  afterEach(async () => {
    for (const each of [worlds, files]) await each.close();
    await database.drop();
  });

  const mail = (world: World, id: string) => world.write((unit) => addMail(unit, id));

  async function* contentsOf(from: WorldRegistry, id: string): AsyncGenerator<Uint8Array> {
    const exported = await from.copies.export(id, { version: 'one', moment: null });
    yield Buffer.from(exported.head);
    for await (const part of exported.contents()) yield part;
    exported.dispose();
  }

  it('OPS-02 begin with what the template holds, its moments moved to their own', async () => {
    const [member] = await one.db.selectFrom('members').select(['id', 'createdAt']).execute();
    expect(member).toEqual({ id: 'mem_mia', createdAt: NOW.getTime() - 3 * 86_400_000 });
    expect(await registry.list()).toEqual(['one']);
  });

  it('OPS-02 are taken back to a snapshot, and lose what came after it', async () => {
    await mail(one, 'kept');
    await registry.snapshot('one', 'before');
    await mail(one, 'lost');
    await registry.restore('one', 'before');
    expect(await mailIds(one)).toEqual(['kept']);
    expect((await registry.snapshots('one')).map(({ name }) => name)).toEqual(['before']);
    await mail(one, 'after');
    expect(await mailIds(one)).toEqual(['after', 'kept']);
    await registry.copies.deleteSnapshot('one', 'before');
    expect(await registry.snapshots('one')).toEqual([]);
  });

  it('OPS-02 go on apart once they were forked, and tell where they differ', async () => {
    await mail(one, 'common');
    const two = await registry.copies.fork('one', { id: 'two' });
    await mail(two, 'theirs');
    expect([await mailIds(one), await mailIds(two)]).toEqual([['common'], ['common', 'theirs']]);
    const sides = [
      { world: 'one', snapshot: null },
      { world: 'two', snapshot: null },
    ] as const;
    const differences = await registry.copies.compare(sides, 5);
    expect(differences.map(({ onlyFirst, onlySecond, changed }) => [onlyFirst, onlySecond, changed])).toEqual(
      [[0, 1, 0]],
    );
  });

  it('OPS-02 travel as a file between a database and a data folder, in both directions', async () => {
    await mail(one, 'from the database');
    const { world: onFiles } = await files.registry.copies.import(contentsOf(registry, 'one'));
    expect(await mailIds(onFiles)).toEqual(['from the database']);
    await mail(onFiles, 'from the folder');
    const source = contentsOf(files.registry, 'one');
    const { world: back } = await registry.copies.import(source, { id: 'back' });
    expect(await mailIds(back)).toEqual(['from the database', 'from the folder']);
    expect(back.now()).toEqual(NOW);
    await mail(back, 'and on');
    expect(await mailIds(back)).toHaveLength(3);
  });

  it('OPS-02 refuse a name that is taken, and leave nothing of a world that was removed', async () => {
    await expect(registry.create({ id: 'one' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(registry.copies.fork('one', { id: 'one' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await registry.snapshot('one', 'before');
    await registry.delete('one');
    await expect(registry.get('one')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const again = await registry.create({ id: 'one' });
    expect([await mailIds(again), await registry.snapshots('one')]).toEqual([[], []]);
  });
});
