import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { NestedWrite } from './errors.ts';
import { addMail, mailIds } from './testing.ts';
import type { Unit, World } from './types.ts';
import { worldsForTest } from '#test/kit/worlds-for-test.ts';

const worlds = worldsForTest();
let world: World;

const NOW = new Date('2026-03-01T10:00:00.000Z');

beforeEach(async () => {
  world = await worlds.registry.create({ id: 'one', seed: 42, now: NOW, frozen: true });
});

/** What a test draws in one unit. */
function draw(unit: Unit) {
  return Promise.resolve([unit.id('ses'), unit.random(), unit.integer(1, 6), unit.id('txn')]);
}

describe('a unit of work', () => {
  it('is committed when its promise resolves: another connection sees it', async () => {
    await world.write((unit) => addMail(unit, 'v1'));
    const other = new DatabaseSync(join(worlds.dataDir, 'one.sqlite'));
    expect(
      other
        .prepare('select id from mailbox')
        .all()
        .map((row) => row['id']),
    ).toEqual(['v1']);
    other.close();
  });

  it('answers what its work answers, at the world’s time', async () => {
    expect(await world.write((unit) => Promise.resolve(unit.now.toISOString()))).toBe(
      '2026-03-01T10:00:00.000Z',
    );
    expect(world.now().toISOString()).toBe('2026-03-01T10:00:00.000Z');
  });

  it('leaves nothing when its work throws: no row, no event, no setting, no draw', async () => {
    const stream = world.events.subscribe(null, ['levelUp']);
    const failed = world.write(async (unit) => {
      await addMail(unit, 'v1');
      unit.id('ses');
      unit.setSettings({ maintenance: true });
      unit.emit({ name: 'levelUp', memberId: 'mem_mia', payload: { level: 1 } });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    const other = await worlds.registry.create({ id: 'two', seed: 42, now: NOW, frozen: true });

    expect(await mailIds(world)).toEqual([]);
    expect(world.settings).toEqual({});
    expect(await world.write(draw)).toEqual(await other.write(draw));
    await world.write((unit) => {
      unit.emit({ name: 'levelUp', memberId: 'mem_mia', payload: { level: 2 } });
      return Promise.resolve();
    });
    expect((await stream.next()).value?.payload).toEqual({ level: 2 });
  });

  it('runs alone: units begun together follow each other', async () => {
    const order: string[] = [];
    const unit = (name: string) =>
      world.write(async ({ db }) => {
        order.push(`${name} begins`);
        await db.selectFrom('members').selectAll().execute();
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${name} ends`);
      });
    await Promise.all([unit('a'), unit('b'), unit('c')]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('lets the next one through when it fails', async () => {
    const failed = world.write(() => Promise.reject(new Error('no')));
    const next = world.write((unit) => addMail(unit, 'v1'));
    await expect(failed).rejects.toThrow('no');
    await next;
    expect(await mailIds(world)).toEqual(['v1']);
  });

  it('is not seen by readers before it is committed', async () => {
    await world.write(async (unit) => {
      await addMail(unit, 'v1');
      expect(await mailIds(world)).toEqual([]);
    });
    expect(await mailIds(world)).toEqual(['v1']);
  });

  it('refuses another one inside it instead of waiting for ever, but not afterwards', async () => {
    let later: Promise<void> = Promise.resolve();
    await world.write(async () => {
      await expect(world.write(() => Promise.resolve())).rejects.toThrow(NestedWrite);
      later = new Promise((resolve) => setImmediate(resolve)).then(async () => {
        await world.write((unit) => addMail(unit, 'v1'));
      });
    });
    await later;
    expect(await mailIds(world)).toEqual(['v1']);
  });

  it('cannot be got round: a world’s reader writes nothing', async () => {
    const attempt = sql`delete from members`.execute(world.db);
    await expect(attempt).rejects.toThrow(/readonly/);
    expect(await world.db.selectFrom('members').select('id').execute()).toEqual([{ id: 'mem_mia' }]);
  });
});

describe('randomness', () => {
  it('is the same for the same seed, clock and calls, and another for another seed', async () => {
    const same = await worlds.registry.create({ id: 'two', seed: 42, now: NOW, frozen: true });
    const other = await worlds.registry.create({ id: 'three', seed: 43, now: NOW, frozen: true });
    const first = [await world.write(draw), await world.write(draw)];

    expect([await same.write(draw), await same.write(draw)]).toEqual(first);
    expect(await other.write(draw)).not.toEqual(first[0]);
    expect(first[0]).not.toEqual(first[1]);
  });

  it('goes on after a restart where it was', async () => {
    const same = await worlds.registry.create({ id: 'two', seed: 42, now: NOW, frozen: true });
    await world.write(draw);
    await same.write(draw);
    await worlds.registry.close();
    const again = await (await worlds.reopen()).get('one');
    const sameAgain = await again.write(draw);

    const fresh = await worlds.reopen();
    const two = await fresh.get('two');
    expect(await two.write(draw)).toEqual(sameAgain);
  });
});

describe('events', () => {
  function emit(unit: Unit, level: number) {
    unit.emit({ name: 'levelUp', memberId: 'mem_mia', payload: { level } });
  }

  it('are published after the commit, in the order of the commits', async () => {
    const stream = world.events.subscribe('mem_mia', ['levelUp']);
    const first = stream
      .next()
      .then(async ({ value }) => ({ ...value?.payload, seen: await mailIds(world) }));
    const units = [1, 2].map((level) =>
      world.write(async (unit) => {
        emit(unit, level);
        await addMail(unit, `v${String(level)}`);
      }),
    );
    expect(await first).toEqual({ level: 1, seen: expect.arrayContaining(['v1']) as string[] });
    await Promise.all(units);
    expect((await stream.next()).value?.payload).toEqual({ level: 2 });
  });

  it('carry an id and the time of their unit', async () => {
    const stream = world.events.subscribe('mem_mia', ['levelUp']);
    await world.write((unit) => {
      emit(unit, 1);
      return Promise.resolve();
    });
    const { value } = await stream.next();
    expect(value?.id).toMatch(/^evt_/);
    expect(value?.at).toEqual(NOW);
  });

  it('are kept in the outbox and marked as published by the next unit', async () => {
    const outbox = () =>
      world.db.selectFrom('outbox').select(['payload', 'publishedAt']).orderBy('seq').execute();
    await world.write((unit) => {
      emit(unit, 1);
      return Promise.resolve();
    });
    expect((await outbox()).map((row) => ({ ...row }))).toEqual([
      { payload: '{"level":1}', publishedAt: null },
    ]);
    await world.write(() => Promise.resolve());
    expect((await outbox()).map((row) => ({ ...row }))).toEqual([
      { payload: '{"level":1}', publishedAt: NOW.getTime() },
    ]);
  });

  it('of before a restart are not pushed again but marked', async () => {
    await world.write((unit) => {
      emit(unit, 1);
      return Promise.resolve();
    });
    await worlds.registry.close();
    const again = await (await worlds.reopen()).get('one');
    const stream = again.events.subscribe(null, ['levelUp']);
    await again.write((unit) => {
      emit(unit, 2);
      return Promise.resolve();
    });
    expect((await stream.next()).value?.payload).toEqual({ level: 2 });
    const open = await again.db
      .selectFrom('outbox')
      .select('payload')
      .where('publishedAt', 'is', null)
      .execute();
    expect(open.map(({ payload }) => payload)).toEqual(['{"level":2}']);
  });

  it('of the past are kept to the last thousand', async () => {
    await world.write((unit) => {
      for (let level = 0; level < 1_010; level += 1) emit(unit, level);
      return Promise.resolve();
    });
    await world.write(() => Promise.resolve());
    const rows = await world.db.selectFrom('outbox').select('payload').orderBy('seq').execute();
    expect(rows).toHaveLength(1_000);
    expect(rows[0]?.payload).toBe('{"level":10}');
  });
});

describe('settings', () => {
  it('are changed in part, seen after the commit and kept over a restart', async () => {
    await world.write((unit) => {
      unit.setSettings({ maintenance: false, detectedCountry: 'AU' });
      return Promise.resolve();
    });
    await world.write((unit) => {
      unit.setSettings({ maintenance: true });
      expect(world.settings).toEqual({ maintenance: false, detectedCountry: 'AU' });
      return Promise.resolve();
    });
    expect(world.settings).toEqual({ maintenance: true, detectedCountry: 'AU' });
    await worlds.registry.close();
    const again = await (await worlds.reopen()).get('one');
    expect(again.settings).toEqual({ maintenance: true, detectedCountry: 'AU' });
  });
});

describe('the clock', () => {
  it('is stored with the world and gives units their now', async () => {
    await world.clock.advance('P7D');
    expect(await world.write((unit) => Promise.resolve(unit.now.toISOString()))).toBe(
      '2026-03-08T10:00:00.000Z',
    );
    await worlds.registry.close();
    const again = await (await worlds.reopen()).get('one');
    expect(again.now().toISOString()).toBe('2026-03-08T10:00:00.000Z');
  });

  it('lets due work of the registry run after a move, which waits for it', async () => {
    worlds.registry.onAdvance(async (moved) => {
      await moved.write((unit) => addMail(unit, `due-${unit.now.toISOString().slice(0, 10)}`));
    });
    await world.clock.advance('P1D');
    expect(await mailIds(world)).toEqual(['due-2026-03-02']);
  });

  it('is not moved in the middle of a unit', async () => {
    const times: string[] = [];
    const unit = world.write(async ({ now }) => {
      await new Promise((resolve) => setImmediate(resolve));
      times.push(now.toISOString(), world.now().toISOString());
    });
    await world.clock.advance('P1D');
    await unit;
    expect(times).toEqual(['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z']);
  });
});

describe('close', () => {
  it('runs what is to be done before, waits for work under way, and refuses what comes after', async () => {
    const unit = world.write((work) => addMail(work, 'v1'));
    world.onClose(async () => {
      await world.write((work) => addMail(work, 'v2'));
    });
    const stream = world.events.subscribe(null, ['levelUp']);
    await world.close();
    await unit;
    await expect(world.write(() => Promise.resolve())).rejects.toThrow("The world 'one' is closed.");
    await expect(mailIds(world)).rejects.toThrow('closed');
    expect(await stream.next()).toEqual({ done: true, value: undefined });
    expect(await mailIds(await (await worlds.reopen()).get('one'))).toEqual(['v1', 'v2']);
  });
});
