import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queriesOn } from './dialect.ts';
import { migrate } from './migrate.ts';
import { SqliteFile } from './sqlite-file.ts';
import { structureOf } from './structure.ts';

const structure = structureOf([]);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'magpie-store-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function open(options: { durable?: boolean; readOnly?: boolean } = {}): SqliteFile {
  return new SqliteFile(join(folder, 'store.sqlite'), {
    durable: false,
    isFlag: structure.isFlag,
    ...options,
  });
}

function pragma(file: SqliteFile, name: string): unknown {
  const [row] = file.prepare(`pragma ${name}`).all([]);
  return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
}

describe('numbers', () => {
  const beyondDouble = 2n ** 53n + 1n;

  it('reads amounts as exact bigints and other whole numbers as numbers, in one row', () => {
    const file = open();
    file.exec('create table wallets (balance_minor bigint, opened_at bigint, name text)');
    file.prepare('insert into wallets values (?, ?, ?)').run([beyondDouble, 1_700_000_000_000, 'main']);

    const [row] = file.prepare('select * from wallets').all([]);

    expect(row).toEqual({
      balance_minor: 9_007_199_254_740_993n,
      opened_at: 1_700_000_000_000,
      name: 'main',
    });
    file.close();
  });

  it('reads an amount under another name, and a sum that is named an amount, as bigints', () => {
    const file = open();
    file.exec('create table wallets (balance_minor bigint)');
    file.prepare('insert into wallets values (?), (?)').run([beyondDouble, 1n]);

    const aliased = file
      .prepare('select balance_minor as held from wallets order by balance_minor desc')
      .all([]);
    const summed = file.prepare('select sum(balance_minor) as total_minor from wallets').all([]);

    expect(aliased).toEqual([{ held: 9_007_199_254_740_993n }, { held: 1n }]);
    expect(summed).toEqual([{ total_minor: 9_007_199_254_740_994n }]);
    file.close();
  });

  it('refuses a number that would lose digits, beside amounts and without them', () => {
    const file = open();
    file.exec('create table counters (balance_minor bigint, count bigint)');
    file.prepare('insert into counters values (0, ?)').run([beyondDouble]);

    expect(() => file.prepare('select balance_minor, count from counters').all([])).toThrow(RangeError);
    expect(() => file.prepare('select count from counters').all([])).toThrow(/too large/);
    file.close();
  });

  it('reads the columns of a kept statement by their names, also after they were moved', () => {
    const file = open();
    file.exec('create table wallets (first text, second text)');
    file.prepare('insert into wallets values (?, ?)').run(['one', 'two']);
    const rows = () => file.prepare('select * from wallets').all([]);
    expect(rows()).toEqual([{ first: 'one', second: 'two' }]);
    file.exec('alter table wallets drop column first');
    file.exec("alter table wallets add column first text default 'three'");
    expect(rows()).toEqual([{ second: 'two', first: 'three' }]);
    file.close();
  });

  it('refuses a value that a column cannot hold', () => {
    const file = open();
    file.exec('create table flags (verified integer)');
    const insert = file.prepare('insert into flags values (?)');

    expect(() => insert.run([{}])).toThrow('A object cannot be stored in a column.');
    expect(() => insert.run([undefined])).toThrow('A undefined cannot be stored in a column.');
    file.close();
  });
});

describe('the connection', () => {
  it('is on disk at commit for a durable world and leaves it to the system for a throw-away one', () => {
    const durable = open({ durable: true });
    expect(pragma(durable, 'synchronous')).toBe(2);
    expect(pragma(durable, 'journal_mode')).toBe('wal');
    durable.close();
    const throwAway = open({ durable: false });
    expect(pragma(throwAway, 'synchronous')).toBe(0);
    expect(pragma(throwAway, 'journal_mode')).toBe('wal');
    throwAway.close();
  });

  it('checks foreign keys', () => {
    const file = open();
    file.exec('create table members (id text primary key)');
    file.exec('create table sessions (member_id text references members (id))');

    expect(() => file.prepare('insert into sessions values (?)').run(['nobody'])).toThrow(/FOREIGN KEY/);
    file.close();
  });

  it('writes nothing when it is for reading', () => {
    const file = open();
    file.exec('create table t (a text)');
    file.close();
    const reader = open({ readOnly: true });

    expect(() => reader.prepare('insert into t values (1)').run([])).toThrow(/readonly/);
    expect(reader.prepare('select * from t').all([])).toEqual([]);
    reader.close();
  });

  it('opens again by itself after a close, and never after a dispose', () => {
    const file = open();
    file.exec('create table t (a text)');
    const before = file.prepare('select count(*) as n from t');
    expect(before.all([])).toEqual([{ n: 0 }]);
    file.close();
    expect(() => before.all([])).toThrow(/finalized/);

    const again = file.prepare('select count(*) as n from t').all([]);
    expect(again).toEqual([{ n: 0 }]);

    file.dispose(() => new Error('It is over.'));
    expect(() => file.prepare('select 1')).toThrow('It is over.');
  });

  it('keeps a statement for the next use, and only the last 1,000', () => {
    const file = open();
    const first = file.prepare('select 0');
    expect(file.prepare('select 0')).toBe(first);

    for (let number = 1; number <= 1000; number += 1) file.prepare(`select ${String(number)}`);

    expect(file.prepare('select 1000')).toBe(file.prepare('select 1000'));
    expect(file.prepare('select 0')).not.toBe(first);
    file.close();
  });
});

describe('queries', () => {
  it('write and read booleans, under another name too, and leave counts as numbers', async () => {
    const db = queriesOn(open());
    await migrate(db, structure);
    const member = { id: 'm', username: 'm', createdAt: 0, verified: true };
    await db.insertInto('members').values(member).execute();
    const row = await db
      .selectFrom('members')
      .select(({ fn }) => ['verified', 'depositBlocked as blocked', fn.countAll<number>().as('count')])
      .groupBy('id')
      .executeTakeFirstOrThrow();

    expect(row).toEqual({ verified: true, blocked: false, count: 1 });
    await db.destroy();
  });

  it('answer rows where there are columns and counts where there are none', async () => {
    const db = queriesOn(open());
    await migrate(db, structure);
    const inserted = await db
      .insertInto('members')
      .values({ id: 'm1', username: 'mia', createdAt: 0 })
      .returning(['id', 'status'])
      .execute();
    const updated = await db.updateTable('members').set({ status: 'DISABLED' }).executeTakeFirstOrThrow();

    expect(inserted).toEqual([{ id: 'm1', status: 'ENABLED' }]);
    expect(updated.numUpdatedRows).toBe(1n);
    await db.destroy();
  });

  it('take the write lock when a transaction begins', async () => {
    const db = queriesOn(open());
    await migrate(db, structure);
    const other = queriesOn(
      new SqliteFile(join(folder, 'store.sqlite'), { durable: false, busyTimeoutMs: 0 }),
    );

    const second = db.transaction().execute(async () => {
      await other.transaction().execute(() => Promise.resolve());
    });

    await expect(second).rejects.toThrow(/locked/);
    await sql`select 1`.execute(other);
    await db.destroy();
    await other.destroy();
  });
});
