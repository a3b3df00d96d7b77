import { expect, it } from 'vitest';
import { readProductTree, treeOf } from '../joined/source-tree.ts';
import { readCatalogue } from './catalogue.ts';
import { citedBelowLevel } from './cited.ts';

const requirements = [
  { id: 'DEP-01', text: 'one', level: 'domain' as const },
  { id: 'DEP-02', text: 'two', level: 'web' as const },
];
const catalogue = { areas: [{ key: 'DEP', title: 'Deposits', requirements }] };

const domain = 'libs/domain/src/payments/deposit.test.ts';
const web = 'apps/web/src/features/payments/deposit.test.tsx';
const below = (texts: Readonly<Record<string, string>>) => citedBelowLevel(catalogue, treeOf(texts));

it.each([
  ['in a title', "it('DEP-01 DEP-02 shows', () => {});"],
  ['in a row', "it.each([['DEP-02', 1]])('%s', () => {});"],
  ['in a filled text', 'it(`DEP-02 shows ${what}`, () => {});'],
])('names an id that only a test below its level cites, %s', (_where, text) => {
  expect(below({ [domain]: text })).toEqual([`DEP-02 (web): ${domain}`]);
});

it('names none that nothing cites', () => {
  expect(below({ [domain]: '// DEP-02', 'libs/domain/src/payments/deposit.ts': "say('DEP-02');" })).toEqual(
    [],
  );
});

const rendering =
  "import { render } from '@testing-library/react';\nimport { shown } from '#testing/shown.tsx';\n";
const kit = { 'apps/web/src/testing/shown.tsx': `${rendering}export const shown = () => render(1);` };
const shows = "it('DEP-02 shows', () => {";

it.each([
  ['it renders', `${shows} render(1); });`],
  ['a helper of its file does', `const open = () => render(1);\n${shows} open(); });`],
  ['a kit does', `${shows} shown(); });`],
  [
    'a helper of its group does',
    `describe('it', () => { const open = () => render(1); ${shows} open(); }); });`,
  ],
  ['what runs before it does', `describe('it', () => { beforeEach(() => render(1)); ${shows} }); });`],
  ['its group cites it', `describe('DEP-02', () => { it('shows', () => { render(1); }); });`],
])('takes a test for one of a screen when %s', (_how, text) => {
  const file = rendering + text;
  expect(below({ ...kit, [domain]: "it('DEP-02 shows', () => {});", [web]: file })).toEqual([]);
});

it.each([
  ['another test of its file renders', `${shows} }); it('renders', () => { render(1); });`],
  ['a helper that it leaves aside does', `const open = () => render(1);\n${shows} }); it('opens', open);`],
  ['another group does', `describe('a', () => { beforeEach(() => render(1)); }); ${shows} });`],
])('does not take it for one when only %s', (_how, text) => {
  expect(below({ ...kit, [web]: rendering + text })).toEqual([`DEP-02 (web): ${web}`]);
});

it('finds each requirement of the product that is cited cited at its level', () => {
  expect(citedBelowLevel(readCatalogue(), readProductTree())).toEqual([]);
});
