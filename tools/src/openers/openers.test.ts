import { expect, it } from 'vitest';
import { treeOf } from '../joined/source-tree.ts';
import { notesIn } from '../shared/web-notes.ts';
import { unreached } from './report.ts';
import { openerSites } from './sites.ts';

const bell = 'apps/web/src/features/messages/bell.tsx';

const asking = `
import { modals } from '#shared/modals/index.ts';
export function ask(name: ModalName) {
  modals.open(name);
}
export const askLater = (name: ModalName) => () => {
  modals.open(name);
};
export function hand(name: ModalName) {
  ask(name);
}
export function perhaps(name: ModalName) {
  if (isOpen(name)) return;
  ask(name);
}
export function greet(name: string) {
  ask('levelModal');
}
`;

const sitesOf = (text: string) =>
  openerSites(treeOf({ 'apps/web/src/features/session/ask.ts': asking, [bell]: text }))
    .filter(({ file }) => file === bell)
    .map(({ line, call }) => `${String(line)} ${call}`);

it.each([
  [
    'of modals.open',
    "const open = () => {\n  modals.open('inboxModal', { id });\n};",
    "2 modals.open('inboxModal')",
  ],
  ['over several lines', "modals\n  .open('inboxModal');", "2 modals\n  .open('inboxModal')"],
  [
    'of a function that opens what it is told',
    "import { ask } from '../session/ask.ts';\nask('inboxModal');",
    "2 ask('inboxModal')",
  ],
  ['of one that hands it on', "import { hand } from '../session/ask.ts';\nhand(mend);", '2 hand(mend)'],
])('finds the call %s', (_which, text, site) => {
  expect(sitesOf(text)).toEqual([site]);
});

it.each([
  ['closes', "modals.close('inboxModal');"],
  ['opens one of its own', "import { greet } from '../session/ask.ts';\ngreet('Mia');"],
  ['makes a function that opens', "import { askLater } from '../session/ask.ts';\naskLater('inboxModal');"],
  [
    'tells a function that may leave before it opens',
    "import { perhaps } from '../session/ask.ts';\nperhaps('inboxModal');",
  ],
  ['is a remark', "// modals.open('inboxModal');"],
])('passes over what %s', (_what, text) => {
  expect(sitesOf(text)).toEqual([]);
});

const reportOf = (status: string, ...openers: string[]) =>
  JSON.stringify({
    testResults: [
      {
        assertionResults: [
          { status: 'passed', meta: {} },
          { status, meta: { openers } },
        ],
      },
    ],
  });

const sites = [
  { file: bell, line: 7, call: "modals.open('inboxModal')" },
  { file: bell, line: 9, call: "ask('levelModal')" },
];

it('names the calls by which no modal opened in a test', () => {
  const seventh = reportOf('passed', 'src/features/messages/bell.tsx:7', 'src/shell/header.tsx:9');
  expect(unreached(sites, notesIn(seventh, 'openers'))).toEqual([
    `${bell}:9: no test opens a modal by ask('levelModal')`,
  ]);
  const both = reportOf('passed', 'src/features/messages/bell.tsx:7', 'src/features/messages/bell.tsx:9');
  expect(unreached(sites, notesIn(both, 'openers'))).toEqual([]);
});

it('takes nothing from a test that failed', () => {
  const failed = reportOf('failed', 'src/features/messages/bell.tsx:7', 'src/features/messages/bell.tsx:9');
  expect(unreached(sites, notesIn(failed, 'openers'))).toHaveLength(2);
});
