import { expect, it } from 'vitest';
import { disorderedReasons } from './reason-order.ts';
import { readProductTree, treeOf } from './source-tree.ts';

it('has the rows of every table in the order of the checks', () => {
  expect(disorderedReasons(readProductTree())).toEqual([]);
});

const table =
  "export const betReasons = { malformed: { code }, gone: { code }, over: { code } } as const satisfies ReasonTable<'gone'>;\n";

const found = (code: string, file = 'libs/domain/src/bets/decide-bet.ts') =>
  disorderedReasons(treeOf({ 'libs/domain/src/bets/bet-reasons.ts': table, [file]: code }));

const checks = (first: string, second: string) =>
  `if (!bet) return refuse('${first}'); return bet.over ? refuse('${second}') : allow(bet);`;

it.each([
  ['a function', `export function decideBet(bet) { ${checks('over', 'gone')} }`, ['decideBet: over, gone']],
  [
    'a constant',
    `export const decideBet = (bet) => { ${checks('over', 'malformed')} };`,
    ['decideBet: over, malformed'],
  ],
  ['a function in order', `export function decideBet(bet) { ${checks('malformed', 'over')} }`, []],
  [
    'a function that takes some of its reasons from elsewhere',
    `export function decideBet(bet) { if (!bet.own) return refuse('other'); ${checks('over', 'gone')} }`,
    ['decideBet: other, over, gone'],
  ],
  [
    'a function by each table that has its reasons',
    `const otherReasons = { over: { code }, gone: { code } }; export function decideBet(bet) { ${checks('over', 'gone')} }`,
    ['decideBet: over, gone'],
  ],
  ['a reason of another table', `export function decideBet(bet) { ${checks('over', 'other')} }`, []],
  ['no decision', `export function betOf(bet) { ${checks('over', 'gone')} }`, []],
])('judges %s', (_what, code, disordered) => {
  expect(found(code)).toEqual(disordered);
});

it('judges by a table of the same area alone', () => {
  const code = `export function decideBet(bet) { ${checks('over', 'gone')} }`;
  expect(found(code, 'libs/domain/src/play/decide-bet.ts')).toEqual([]);
});
