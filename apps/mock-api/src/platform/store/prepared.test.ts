import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reader } from './database.ts';
import { queriesOn } from './dialect.ts';
import { migrate } from './migrate.ts';
import { prepared, preparedUpTo } from './prepared.ts';
import { SqliteFile } from './sqlite-file.ts';
import { structureOf } from './structure.ts';

const structure = structureOf([]);

const file = new SqliteFile(':memory:', { durable: false, isFlag: structure.isFlag });
const db = queriesOn(file);

const mail = (id: string, subject: string | null, sentAt: number) =>
  db
    .insertInto('mailbox')
    .values({ id, kind: 'EMAIL', recipient: 'mia@magpie.test', subject, body: '', code: null, sentAt })
    .execute();

beforeEach(async () => {
  await migrate(db, structure);
  await mail('mail_1', "Is it O'Neil?", 5);
  await mail('mail_2', 'Plain', 5);
  await mail('mail_3', null, 6);
});

afterEach(() => {
  file.close();
});

describe('a prepared query', () => {
  it('finds by constants as they are, with quotes and question marks in them', async () => {
    const odd = prepared((reader: Reader, the: { readonly sentAt: number }) =>
      reader
        .selectFrom('mailbox')
        .select('id')
        .where('subject', '=', "Is it O'Neil?")
        .where('sentAt', '=', the.sentAt)
        .limit(1),
    );

    expect(await odd.all(db, { sentAt: 5 })).toEqual([{ id: 'mail_1' }]);
    expect(await odd.first(db, { sentAt: 6 })).toBeUndefined();
  });

  it('gives each value to its own place, whatever order they are named in', async () => {
    const between = prepared((reader: Reader, the: { readonly from: number; readonly to: number }) =>
      reader
        .selectFrom('mailbox')
        .select('id')
        .where('sentAt', '<', the.to)
        .where('sentAt', '>=', the.from)
        .orderBy('id'),
    );

    expect(await between.all(db, { from: 5, to: 6 })).toEqual([{ id: 'mail_1' }, { id: 'mail_2' }]);
    expect(await between.all(db, { to: 7, from: 6 })).toEqual([{ id: 'mail_3' }]);
  });

  it('answers as many of its first rows as are asked for, with each limit', async () => {
    const first = preparedUpTo((reader: Reader) => reader.selectFrom('mailbox').select('id').orderBy('id'));

    expect(await first(db, 1)).toEqual([{ id: 'mail_1' }]);
    expect(await first(db, 2)).toEqual([{ id: 'mail_1' }, { id: 'mail_2' }]);
    expect(await first(db, 1)).toEqual([{ id: 'mail_1' }]);
  });
});
