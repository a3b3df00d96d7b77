import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Writer } from '../store/database.ts';
import { Storage } from './storage.ts';
import { OpenFiles } from './open-files.ts';
import { SharedCommits } from './shared-commits.ts';
import { Mutex } from './mutex.ts';
import { addMail, mailIds, openTestWorlds, type TestWorlds } from './testing.ts';
import { join } from 'node:path';

let worlds: TestWorlds;
let storage: Storage;

beforeEach(async () => {
  worlds = await openTestWorlds();
  await worlds.registry.create({ id: 'one' });
  await worlds.registry.close();
  storage = new Storage(join(worlds.dataDir, 'one.sqlite'), { durable: true }, new OpenFiles(2));
});

afterEach(async () => {
  storage.dispose(() => new Error('over'));
  await worlds.close();
});

interface Setting {
  /** Runs at the end of each transaction, before its commit. */
  readonly beforeCommit?: (number: number) => Promise<void>;
  readonly lingers?: boolean;
}

/** Shared commits over the file, with the number of transactions begun so far. */
function opened({ beforeCommit, lingers = true }: Setting = {}) {
  const mutex = new Mutex();
  const count = { transactions: 0 };
  const commits = new SharedCommits({
    alone: (task) => mutex.run(task),
    transaction: async (work) => {
      count.transactions += 1;
      const number = count.transactions;
      await storage.writer.transaction().execute(async (db) => {
        await work(db);
        await beforeCommit?.(number);
      });
    },
    lingers,
    settled: () => Promise.resolve(),
  });
  const alone = (task: () => Promise<void>) => {
    commits.seal();
    return mutex.run(task);
  };
  return { commits, count, alone };
}

/** Work that writes a row and answers its id. */
const adding =
  (id: string, last = false) =>
  async (db: Writer) => {
    await addMail({ db }, id);
    return { result: id, whenCommitted: () => undefined, last };
  };

const committed = () => mailIds({ db: storage.reader });

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('work that is asked for at the same time', () => {
  it('reaches the disk by one commit, each piece with its own answer', async () => {
    const { commits, count } = opened();
    expect(await Promise.all(['a', 'b', 'c'].map((id) => commits.add(adding(id))))).toEqual(['a', 'b', 'c']);
    expect(count.transactions).toBe(1);
    await commits.add(adding('d'));
    expect(count.transactions).toBe(2);
    expect(await committed()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is joined by what comes a moment later where a commit waits for the disk, and else not', async () => {
    for (const [lingers, transactions] of [
      [true, 1],
      [false, 2],
    ] as const) {
      const { commits, count } = opened({ lingers });
      const first = commits.add(adding(`first ${String(lingers)}`));
      const second = turn().then(() => commits.add(adding(`second ${String(lingers)}`)));
      await Promise.all([first, second]);
      expect(count.transactions).toBe(transactions);
    }
  });

  it('is answered by nobody before the commit', async () => {
    const told: string[] = [];
    const { commits } = opened({
      beforeCommit: async () => {
        await turn();
        expect(told).toEqual([]);
        expect(await committed()).toEqual([]);
      },
    });
    const tell = async (id: string) => {
      told.push(await commits.add(adding(id)));
      expect(await committed()).toEqual(['a', 'b']);
    };
    await Promise.all([tell('a'), tell('b')]);
    expect(told).toEqual(['a', 'b']);
  });

  it('loses only the piece that failed', async () => {
    const { commits, count } = opened();
    const failing = commits.add(async (db) => {
      await addMail({ db }, 'half');
      throw new Error('no');
    });
    const results = await Promise.allSettled([commits.add(adding('a')), failing, commits.add(adding('b'))]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(count.transactions).toBe(1);
    expect(await committed()).toEqual(['a', 'b']);
  });

  it('fails as a whole when the commit does, and the next goes on', async () => {
    const { commits } = opened({
      beforeCommit: (number) => (number === 1 ? Promise.reject(new Error('disk full')) : Promise.resolve()),
    });
    const results = await Promise.allSettled([commits.add(adding('a')), commits.add(adding('b'))]);
    expect(results.map((result) => (result.status === 'rejected' ? String(result.reason) : ''))).toEqual([
      'Error: disk full',
      'Error: disk full',
    ]);
    expect(await committed()).toEqual([]);
    expect(await commits.add(adding('c'))).toBe('c');
  });

  it('lets who is told of its loss ask again at once', async () => {
    const { commits } = opened({
      beforeCommit: (number) => (number === 1 ? Promise.reject(new Error('lost')) : Promise.resolve()),
    });
    const again = () => commits.add(adding('again'));
    expect(await commits.add(adding('first')).catch(again)).toBe('again');
  });

  it('fails as a whole when SQLite takes the transaction back half way, and the next goes on', async () => {
    const { commits } = opened();
    const pages = (count: number) =>
      sql.raw(`pragma max_page_count = ${String(count)}`).execute(storage.writer);
    const filling = (db: Writer) =>
      addMail({ db }, 'x'.repeat(4_000_000)).then(() => adding('unreached')(db));
    await pages(1);
    const results = await Promise.allSettled([
      commits.add(adding('a')),
      commits.add(filling),
      commits.add(adding('b')),
    ]);
    const lost = { status: 'rejected', reason: { cause: { message: 'database or disk is full' } } };
    expect(results).toMatchObject([lost, lost, lost]);
    expect(await committed()).toEqual([]);
    await pages(1_000_000);
    expect(await commits.add(adding('c'))).toBe('c');
    expect(await committed()).toEqual(['c']);
  });

  it('lets nobody join after a piece that the next ones have to see committed', async () => {
    const { commits, count } = opened();
    const seen: string[][] = [];
    const looking = async () => {
      seen.push(await committed());
      return { result: '', whenCommitted: () => undefined, last: false };
    };
    await Promise.all([commits.add(adding('a', true)), commits.add(looking)]);
    expect(seen).toEqual([['a']]);
    expect(count.transactions).toBe(2);
  });

  it('is cut into commits of 64', async () => {
    const { commits, count } = opened();
    const ids = Array.from({ length: 130 }, (_, index) => `v${String(index)}`);
    expect(await Promise.all(ids.map((id) => commits.add(adding(id))))).toEqual(ids);
    expect(count.transactions).toBe(3);
  });

  it('counts a task of several pieces once, up to 512 pieces', async () => {
    const { commits, count } = opened();
    const pieces = (task: object, number: number) =>
      Array.from({ length: number }, (_, index) =>
        commits.begin(adding(`${String(count.transactions)}-${String(index)}`), task),
      );
    await Promise.all(pieces({}, 130).map(({ committed: kept }) => kept));
    expect(count.transactions).toBe(1);
    await Promise.all(pieces({}, 513).map(({ committed: kept }) => kept));
    expect(count.transactions).toBe(3);
  });

  it('keeps its order around a task that is to be alone', async () => {
    const { commits, alone } = opened();
    const order: string[] = [];
    const noting = (name: string) => () => {
      order.push(name);
      return Promise.resolve({ result: name, whenCommitted: () => undefined, last: false });
    };
    await Promise.all([
      commits.add(noting('before')),
      alone(() => {
        order.push('alone');
        return Promise.resolve();
      }),
      commits.add(noting('after')),
    ]);
    expect(order).toEqual(['before', 'alone', 'after']);
  });

  it('goes on in the context of who asked for it', async () => {
    const { commits } = opened();
    const caller = new AsyncLocalStorage<string>();
    const asking = (name: string) =>
      caller.run(name, () =>
        commits.add(() =>
          Promise.resolve({ result: caller.getStore(), whenCommitted: () => undefined, last: false }),
        ),
      );
    expect(await Promise.all([asking('mia'), asking('noah')])).toEqual(['mia', 'noah']);
  });
});
