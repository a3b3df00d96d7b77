import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ScheduledJob, Timer } from '#platform/jobs/index.ts';
import { heard, ringing, setAlarm } from '#platform/jobs/testing.ts';
import type { WorldRegistry } from '#platform/worlds/index.ts';
import { openTestWorlds } from '#platform/worlds/testing.ts';
import type { TestWorlds } from '#platform/worlds/testing.ts';
import { newDatabase } from '#test/kit/postgres.ts';
import type { TestDatabase } from '#test/kit/postgres.ts';
import { describeOnPostgres } from '#test/kit/replicas.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const HOURS = [11, 12, 13, 14, 15, 16];

describeOnPostgres('the due jobs of two replicas', () => {
  let database: TestDatabase;
  let worlds: TestWorlds;
  let replicas: readonly [WorldRegistry, WorldRegistry];
  let failures: unknown[];
  let wakes: (() => void)[];
  let real: number;
  /** Runs before the first one looks what is due. */
  let hold: () => Promise<void>;

  const timer: Timer = (_waitMs, task) => {
    wakes.push(task);
    return () => {
      wakes = wakes.filter((other) => other !== task);
    };
  };

  const isBroken = (key: string) => key === 'broken';

  const heldUp = (jobs: readonly ScheduledJob[]): ScheduledJob[] =>
    jobs.map((job) => ({
      ...job,
      upcoming: async (db, limit) => {
        await hold();
        return job.upcoming(db, limit);
      },
    }));

  async function ask(sql: string): Promise<unknown[]> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows;
  }

  beforeEach(async () => {
    [failures, wakes, real, hold] = [[], [], NOW.getTime(), () => Promise.resolve()];
    database = await newDatabase();
    worlds = await openTestWorlds({
      databaseUrl: database.url,
      jobs: heldUp(ringing(isBroken)),
      onJobFailure: (_world, failure) => failures.push(failure),
      timer,
      realTime: () => real,
    });
    replicas = [worlds.registry, await worlds.reopen({ jobs: ringing(isBroken) })];
    for (const registry of replicas) await registry.startJobs();
  });

  afterEach(async () => {
    await worlds.close();
    await database.drop();
  });

  it('OPS-03 are each done once, in order, when one moves the clock and both look', async () => {
    const [a, b] = replicas;
    const world = await a.create({ id: 'one', now: NOW, frozen: true });
    await world.write(async (unit) => {
      for (const hour of HOURS) await setAlarm(unit, `at${String(hour)}`, hour);
    });
    const theirs = await b.get('one');
    await Promise.all([world.clock.advance('PT3H'), theirs.write(() => Promise.resolve())]);
    await (await b.get('one')).clock.advance('PT3H');
    expect(await heard(world)).toEqual(HOURS.map((hour) => `at${String(hour)} ${String(hour)}:00`));
    expect(await heard(theirs)).toEqual(await heard(world));
    expect(failures).toEqual([]);
  });

  it('OPS-03 are each done once when the clock runs and both wake at the same moment', async () => {
    const [a, b] = replicas;
    const world = await a.create({ id: 'one' });
    const theirs = await b.get('one');
    await world.write(async (unit) => {
      for (const hour of HOURS) await setAlarm(unit, `at${String(hour)}`, hour);
    });
    await b.get('one');
    real += 6 * 3_600_000;
    for (const wake of wakes.splice(0)) wake();
    await Promise.all([world.write(() => Promise.resolve()), theirs.write(() => Promise.resolve())]);
    expect(await heard(theirs)).toEqual(HOURS.map((hour) => `at${String(hour)} ${String(hour)}:00`));
    expect(failures).toEqual([]);
  });

  it('OPS-03 come before a unit of the one that has not heard of the move yet', async () => {
    const [a, b] = replicas;
    const world = await a.create({ id: 'one', now: NOW, frozen: true });
    await world.write((unit) => setAlarm(unit, 'at11', 11));
    const theirs = await b.get('one');
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' and datname = current_database()`);
    const [looked, gone] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    hold = () => {
      looked.resolve(undefined);
      return gone.promise;
    };
    const moving = world.clock.advance('PT3H');
    await looked.promise;
    const found = theirs.write(heard);
    const waits = async () => {
      const blocked = `select from pg_locks where locktype = 'advisory' and not granted`;
      while ((await ask(blocked)).length === 0);
    };
    await Promise.race([found, waits()]);
    gone.resolve(undefined);
    expect(await found).toEqual(['at11 11:00']);
    await moving;
  });

  it('OPS-03 are tried again once an hour by both together when they have failed', async () => {
    const [a, b] = replicas;
    const world = await a.create({ id: 'one', now: NOW, frozen: true });
    await world.write((unit) => setAlarm(unit, 'broken', 11));
    const theirs = await b.get('one');
    await world.clock.advance('PT2H');
    await (await b.get('one')).write(() => Promise.resolve());
    expect(failures).toHaveLength(1);
    await theirs.clock.advance('PT1H');
    await (await a.get('one')).write(() => Promise.resolve());
    expect(failures).toHaveLength(2);
  });
});
