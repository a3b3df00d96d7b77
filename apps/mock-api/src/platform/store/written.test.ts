import { describe, expect, it } from 'vitest';
import { effectOf, namesOf, Versions } from './written.ts';

describe('what a statement may change', () => {
  it.each([
    ['select * from "promos" where "id" = ?', []],
    ['savepoint part', []],
    ['insert into "promos" ("id") values (?)', ['promos', 'promos.*']],
    [
      'insert into "promos" ("id") values (?) on conflict ("id") do update set "name" = ?',
      ['promos', 'promos.*'],
    ],
    ['update "promos" set "name" = ? where "id" = ?', ['promos', 'promos.name']],
    [
      'update "promos" set "name" = ?, "uses" = "uses" + ? where "id" = ?',
      ['promos', 'promos.name', 'promos.uses'],
    ],
    ['update "promos" set "name" = ? returning *', ['promos', 'promos.*']],
    ['update "promos" set "name" = max("a", "b") where "id" = ?', ['promos', 'promos.*']],
    ['update promos set name = ?', ['promos', 'promos.*']],
    ['delete from "promos" where "id" = ?', ['promos', 'promos.*']],
    ['alter table "promos" add column "name" text', ['*']],
    ['with old as (select 1) delete from "promos"', ['*']],
  ])('%s', (sql, names) => {
    expect(effectOf(sql)).toEqual({ names, of: 'DATA' });
  });

  it.each([
    ['commit', 'KEEPING'],
    ['release part', 'KEEPING'],
    ['rollback', 'UNDOING'],
    ['rollback to part', 'UNDOING'],
  ])('%s ends a part of a transaction', (sql, of) => {
    expect(effectOf(sql)).toEqual({ names: [], of });
  });
});

describe('the versions of what is read', () => {
  const changed = (sources: Parameters<typeof namesOf>[0], sql: string): boolean => {
    const versions = new Versions();
    const names = namesOf(sources);
    const before = versions.stampOf(names);
    versions.wrote(effectOf(sql).names);
    return versions.stampOf(names) !== before;
  };
  const terms = [{ table: 'memberPromos', columns: ['walletMode', 'status'] }] as const;

  it.each([
    [['memberPromos'], 'update "member_promos" set "turnover_counter_minor" = ? where "id" = ?', true],
    [['memberPromos'], 'update "promos" set "name" = ? where "id" = ?', false],
    [['promos', 'memberPromos'], 'delete from "promos"', true],
    [['promos'], 'vacuum', true],
    [terms, 'update "member_promos" set "turnover_counter_minor" = ? where "id" = ?', false],
    [terms, 'update "member_promos" set "wallet_mode" = ? where "id" = ?', true],
    [terms, 'insert into "member_promos" ("id") values (?)', true],
    [terms, 'delete from "member_promos" where "id" = ?', true],
  ] as const)('of %j after %s', (sources, sql, expected) => {
    expect(changed(sources, sql)).toBe(expected);
  });
});
