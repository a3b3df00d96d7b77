import { expect, it } from 'vitest';
import { readProductTree, treeOf } from '../joined/source-tree.ts';
import { root } from '../shared/root.ts';
import { readCatalogue } from './catalogue.ts';
import { citedBelowLevel } from './cited.ts';
import type { Level } from './level.ts';
import { testFiles } from './test-files.ts';

const requirements = [
  { id: 'DEP-01', text: 'one', level: 'domain' as const },
  { id: 'DEP-02', text: 'two', level: 'web' as const },
];
const catalogue = { areas: [{ key: 'DEP', title: 'Deposits', requirements }] };

const domain = 'libs/domain/src/payments/deposit.test.ts';
const web = 'apps/web/src/features/payments/deposit.test.tsx';
const levelOf = (place: string): Level => (place === web ? 'web' : 'domain');

const below = (texts: Readonly<Record<string, string>>) => citedBelowLevel(catalogue, treeOf(texts), levelOf);

it.each([
  ['in a title', "it('DEP-01 DEP-02 shows', () => {});"],
  ['in a row', "it.each([['DEP-02', 1]])('%s', () => {});"],
  ['in a filled text', 'it(`DEP-02 shows ${what}`, () => {});'],
])('names an id that only a test below its level cites, %s', (_where, text) => {
  expect(below({ [domain]: text })).toEqual([`DEP-02 (web): ${domain}`]);
});

it('names none that a test of its level cites too, and none that nothing cites', () => {
  const title = "it('DEP-02 shows', () => {});";
  expect(below({ [domain]: title, [web]: title })).toEqual([]);
  expect(below({ [domain]: '// DEP-02', 'libs/domain/src/payments/deposit.ts': "say('DEP-02');" })).toEqual(
    [],
  );
});

it('finds each requirement of the product that is cited cited at its level', () => {
  expect(citedBelowLevel(readCatalogue(), readProductTree(), testFiles(root).levelOf)).toEqual([]);
});
