import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorlds } from '../worlds/testing.ts';
import type { TestWorlds } from '../worlds/testing.ts';
import type { World } from '../worlds/index.ts';
import type { JobFailure, Timer } from './index.ts';
import { alarmAt as at, heard, ringing, rung, setAlarm } from './testing.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');

let worlds: TestWorlds;
let failures: (JobFailure & { readonly world: string })[];
let broken: Set<string>;
let waits: { readonly waitMs: number; readonly task: () => void }[];
let real: number;

const timer: Timer = (waitMs, task) => {
  const wait = { waitMs, task };
  waits.push(wait);
  return () => {
    waits = waits.filter((other) => other !== wait);
  };
};

beforeEach(async () => {
  [failures, broken, waits, real] = [[], new Set(), [], NOW.getTime()];
  worlds = await openTestWorlds({
    jobs: ringing((key) => broken.has(key)),
    onJobFailure: (world, failure) => failures.push({ world, ...failure }),
    timer,
    realTime: () => real,
  });
  await worlds.registry.startJobs();
});

afterEach(async () => {
  await worlds.close();
});

const stopped = () => worlds.registry.create({ id: 'one', now: NOW, frozen: true });
const running = () => worlds.registry.create({ id: 'one', durable: true });

describe('a clock that is moved', () => {
  it('PROMO-57 does what it passes in the order of the time, each at its own moment and once', async () => {
    const world = await stopped();
    await world.write(async (unit) => {
      await setAlarm(unit, 'late', 15);
      await setAlarm(unit, 'text', 13, 'SMS');
      await setAlarm(unit, 'early', 11);
      await setAlarm(unit, 'tomorrow', 34);
    });
    await world.clock.advance('PT6H');
    expect(await heard(world)).toEqual(['early 11:00', 'text 13:00', 'late 15:00']);
    await world.clock.advance('PT1H');
    expect(await heard(world)).toHaveLength(3);
  });

  it('does what comes of it on the way too', async () => {
    const world = await stopped();
    await world.write(async (unit) => {
      await setAlarm(unit, 'again', 12);
      await setAlarm(unit, 'late', 15);
    });
    await world.clock.set(new Date(at(16)));
    expect(await heard(world)).toEqual(['again 12:00', 'echo 14:00', 'late 15:00']);
  });

  it('lets work that is asked for meanwhile find all of it done', async () => {
    const world = await stopped();
    await world.write((unit) => setAlarm(unit, 'early', 11));
    const moved = world.clock.advance('PT2H');
    const found = await world.write((unit) => rung(unit));
    expect([found, world.now().getTime()]).toEqual([2, at(12)]);
    await moved;
  });

  it('does at once what is due in a world that is put back to a snapshot', async () => {
    const world = await stopped();
    await world.write((unit) => setAlarm(unit, 'early', 11));
    await worlds.registry.snapshot('one', 'before');
    await world.clock.advance('PT2H');
    await worlds.registry.restore('one', 'before');
    expect(await heard(world)).toEqual([]);
    await world.clock.advance('PT1H');
    expect(await heard(world)).toEqual(['early 11:00']);
  });
});

describe('a job that fails', () => {
  it('is noted and reported, stops no other, and is tried again an hour later', async () => {
    const world = await stopped();
    await world.write(async (unit) => {
      await setAlarm(unit, 'early', 11);
      await setAlarm(unit, 'late', 12);
    });
    broken.add('early');
    await world.clock.set(new Date(at(12)));
    expect(await heard(world)).toEqual(['late 12:00']);
    expect(failures).toEqual([
      {
        world: 'one',
        work: expect.objectContaining({ key: 'early' }) as unknown,
        error: new Error('no early'),
      },
    ]);
    expect(await world.jobs.ran(5)).toMatchObject([
      { key: 'late', outcome: 'DONE', at: at(12) },
      { key: 'early', outcome: 'FAILED', at: at(11), ranAt: at(12) },
    ]);
    broken.clear();
    await world.clock.advance('PT59M');
    expect(await heard(world)).toHaveLength(1);
    await world.clock.advance('PT1M');
    expect(await heard(world)).toEqual(['late 12:00', 'early 11:00']);
    expect(await world.jobs.ran(1)).toMatchObject([{ key: 'early', outcome: 'DONE', ranAt: at(13) }]);
  });

  it('is not done a second time when it is still due', async () => {
    const world = await stopped();
    await world.write((unit) => setAlarm(unit, 'early', 11));
    await world.clock.advance('PT1H');
    await world.write(({ db }) => db.updateTable('mailbox').set({ subject: null }).execute());
    await world.clock.advance('PT1H');
    expect(await heard(world)).toEqual([]);
    expect(failures.map(({ error }) => error)).toEqual([new Error('What was done is still due.')]);
    expect(await world.jobs.ran(5)).toMatchObject([{ key: 'early', outcome: 'DONE', ranAt: at(11) }]);
  });
});

describe('pieces of one moment that have nothing to do with one another', () => {
  const set = (world: World) =>
    world.write(async (unit) => {
      for (const id of ['one', 'two', 'three']) await setAlarm(unit, id, 13, 'SMS');
      await setAlarm(unit, 'mail', 13);
      await setAlarm(unit, 'later', 14, 'SMS');
    });

  it('are done in their order, before what comes later', async () => {
    const world = await stopped();
    await set(world);
    await world.clock.advance('PT6H');
    const rang = ['one 13:00', 'two 13:00', 'three 13:00', 'mail 13:00', 'later 14:00'];
    expect(await heard(world)).toEqual(rang);
  });

  it('wait for what comes of an earlier moment', async () => {
    const world = await stopped();
    await world.write(async (unit) => {
      await setAlarm(unit, 'again', 12, 'SMS');
      await setAlarm(unit, 'late', 15, 'SMS');
    });
    await world.clock.advance('PT6H');
    expect(await heard(world)).toEqual(['again 12:00', 'echo 14:00', 'late 15:00']);
  });

  it.each(['SMS', 'EMAIL'] as const)(
    'do not take one of another job with them that an %s may end',
    async (kind) => {
      const world = await stopped();
      await world.write(async (unit) => {
        await setAlarm(unit, 'hush', 12, kind);
        await setAlarm(unit, 'mail', 12);
      });
      await world.clock.advance('PT6H');
      expect((await world.jobs.ran(5)).map(({ key }) => key)).toEqual(['hush']);
      expect(failures).toEqual([]);
    },
  );

  it('do not take one that fails with them, which is tried again alone', async () => {
    const world = await stopped();
    await set(world);
    broken.add('two');
    await world.clock.set(new Date(at(14)));
    expect(await heard(world)).toEqual(['one 13:00', 'three 13:00', 'mail 13:00', 'later 14:00']);
    expect(failures.map(({ work }) => work?.key)).toEqual(['two']);
    broken.clear();
    await world.clock.advance('PT1H');
    expect((await heard(world)).at(-1)).toBe('two 13:00');
  });

  it('are noted as failed and tried again one by one when the commit that they shared is lost', async () => {
    const world = await stopped();
    await set(world);
    await world.write((unit) => setAlarm(unit, 'lost', 13, 'SMS'));
    await world.clock.set(new Date(at(13)));
    expect(await heard(world)).toEqual(['mail 13:00']);
    expect(failures.map(({ work }) => work?.key)).toEqual(['one', 'two', 'three', 'lost']);
    expect((await world.jobs.ran(5)).map(({ outcome }) => outcome)).toEqual([
      'DONE',
      ...Array<string>(4).fill('FAILED'),
    ]);
    await world.clock.advance('PT1H');
    expect(await heard(world)).toEqual([
      'mail 13:00',
      'one 13:00',
      'two 13:00',
      'three 13:00',
      'later 14:00',
    ]);
    expect(failures.slice(4).map(({ work }) => work?.key)).toEqual(['lost']);
  });
});

describe('a clock that runs', () => {
  /** Lets the machine's time reach the next wait of the world, as its timers do. */
  async function wake(world: World): Promise<number | undefined> {
    const [next] = waits.sort((a, b) => a.waitMs - b.waitMs);
    waits = waits.filter((wait) => wait !== next);
    real += next?.waitMs ?? 0;
    next?.task();
    await world.write(() => Promise.resolve());
    return next?.waitMs;
  }

  it('PROMO-57 wakes for the next moment, which a commit may bring, and for none when nothing is due', async () => {
    const world = await running();
    expect(waits).toEqual([]);
    await world.write(async (unit) => {
      await setAlarm(unit, 'early', 11);
      await setAlarm(unit, 'late', 12);
    });
    expect(await wake(world)).toBe(250);
    expect(await wake(world)).toBe(250);
    waits = waits.filter(({ waitMs }) => waitMs !== 250);
    expect(waits.map(({ waitMs }) => waitMs)).toEqual([3_599_500]);
    await wake(world);
    expect(await heard(world)).toEqual(['early 11:00']);
  });

  it('SIM-05 wakes as much sooner as it is fast, and does what it passes in order', async () => {
    const world = await running();
    await world.write((unit) => setAlarm(unit, 'late', 12));
    await world.write((unit) => setAlarm(unit, 'early', 11));
    await world.clock.run(3_600);
    waits = waits.filter(({ waitMs }) => waitMs === 1_000);
    expect([await wake(world), await heard(world)]).toEqual([1_000, ['early 11:00']]);
    real += 1_000;
    expect([await world.write(rung), await heard(world)]).toEqual([3, ['early 11:00', 'late 12:00']]);
  });

  it('begins no work while something is due, also when its timer is late', async () => {
    const world = await running();
    await world.write((unit) => setAlarm(unit, 'early', 11));
    await wake(world);
    real = at(13);
    expect(await world.write((unit) => rung(unit))).toBe(2);
  });

  it('does what is due as ever, each once and with what comes of it, before units that go on together', async () => {
    const world = await running();
    await world.write(async (unit) => {
      for (const id of ['one', 'two']) await setAlarm(unit, id, 11, 'SMS');
      await setAlarm(unit, 'again', 12);
      await setAlarm(unit, 'late', 15);
    });
    await wake(world);
    real = at(16);
    expect(await world.together(() => world.write((unit) => rung(unit)))).toBe(6);
    expect(await heard(world)).toEqual(['one 11:00', 'two 11:00', 'again 12:00', 'echo 14:00', 'late 15:00']);
    expect(failures).toEqual([]);
  });

  it('does what it missed when the world is opened again, at the moments that have passed', async () => {
    const world = await running();
    await world.write((unit) => setAlarm(unit, 'again', 12));
    await worlds.registry.close();
    real = at(20);
    const registry = await worlds.reopen();
    await registry.startJobs();
    const again = await registry.get('one');
    expect(await heard(again)).toEqual(['again 12:00', 'echo 14:00']);
    expect(await again.jobs.ran(5)).toMatchObject([
      { key: 'echo', at: at(14), ranAt: at(20) },
      { key: 'again', at: at(12), ranAt: at(20) },
    ]);
  });

  it('sets no timer while it stands still', async () => {
    const world = await running();
    await world.write((unit) => setAlarm(unit, 'early', 11));
    await world.clock.freeze();
    waits = waits.filter(({ waitMs }) => waitMs !== 250);
    expect(waits).toEqual([]);
    await world.clock.unfreeze();
    expect(waits.map(({ waitMs }) => waitMs)).toEqual([3_600_000]);
  });
});

it('tells what falls due next, of all jobs together', async () => {
  const world = await stopped();
  await world.write(async (unit) => {
    await setAlarm(unit, 'late', 15);
    await setAlarm(unit, 'text', 13, 'SMS');
    await setAlarm(unit, 'early', 11);
  });
  expect(await world.jobs.upcoming(2)).toEqual([
    { kind: 'RING_EMAIL', key: 'early', memberId: null, at: at(11) },
    { kind: 'RING_SMS', key: 'text', memberId: null, at: at(13) },
  ]);
});
