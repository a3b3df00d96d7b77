import { expect, it } from 'vitest';
import { changeOf, queryOfRows } from './changed.ts';

const told = (sql: string) => {
  const change = changeOf(sql);
  return change && [change.kind, change.table, change.given, change.set, change.simple, change.byId];
};

it.each([
  ['select "a" from "games"', null],
  ['savepoint part', null],
  [
    'insert into "games" ("id", "sub_id") values (?, ?)',
    ['ADDED', 'games', ['id', 'subId'], 2, false, false],
  ],
  [
    'insert into "games" ("id", "used") values ($1, $2), ($3, $4) on conflict ("id") do update set "used" = $5',
    ['ADDED', 'games', ['id', 'used'], 4, false, false],
  ],
  [
    `insert into "games" ("id", "name") values (?, 'a') returning *`,
    ['ADDED', 'games', null, 0, false, false],
  ],
  ['update "games" set "a_b" = ? where "id" = ?', ['CHANGED', 'games', ['aB'], 1, true, true]],
  [
    `update "games" set "a" = ?, "b" = $2 where "c" = $3 and "d" = 'where ?'`,
    ['CHANGED', 'games', ['a', 'b'], 2, true, false],
  ],
  [`update games set a = 'is ? where' where "id" = ?`, ['CHANGED', 'games', null, 0, true, false]],
  ['update "games" set "a" = (select 1 from "b" where "c" = ?)', ['CHANGED', 'games', null, 0, false, false]],
  ['update games as g set a = 1 where g.id = ?', ['CHANGED', 'games', null, 0, false, false]],
  ['delete from "games" where "id" in (?, ?)', ['REMOVED', 'games', null, 0, true, false]],
])('reads of %s what it changes', (sql, change) => {
  expect(told(sql)).toEqual(change);
});

it.each([
  ['update "a" set "b" = ? where "id" = ? returning "id"', 'select * from "a" where "id" = ? limit 9'],
  [
    'update "a" set "b" = $1 where "c" = $2 or "d" = $3',
    'select * from "a" where "c" = $1 or "d" = $2 limit 9',
  ],
  [`delete from "a" where "b" = 'c''d'`, `select * from "a" where "b" = 'c''d' limit 9`],
  ['delete from "a"', 'select * from "a" limit 9'],
])('asks for the rows that %s is about to meet', (sql, query) => {
  const change = changeOf(sql);
  expect(change && queryOfRows(change, 9)).toBe(query);
});
