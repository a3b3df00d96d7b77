import { expect, it } from 'vitest';
import { modalNames, unopenedModals } from './modal-openers.ts';
import { treeOf } from './source-tree.ts';

const registry = {
  'apps/web/src/app/modal-registry.ts':
    'export const modalRegistry: ModalRegistry = { levelModal: LevelModal, inboxModal: InboxModal };\n',
  'apps/web/src/features/messages/bell.tsx': "modals.open('inboxModal', { messageId });\n",
  'apps/web/src/features/messages/index.ts': "export { ask, track } from './ask.ts';\n",
  'apps/web/src/features/messages/ask.ts': `
    export const ask = (name: ModalName) => { modals.open(name); };
    export const track = (event: string) => { sent.push(event); };`,
};

const withFile = (path: string, text: string) => unopenedModals(treeOf({ ...registry, [path]: text }));

const level = 'apps/web/src/features/levels/level.tsx';

it('names the modal that nothing opens', () => {
  expect(modalNames(treeOf(registry))).toEqual(['levelModal', 'inboxModal']);
  expect(unopenedModals(treeOf(registry))).toEqual(['modal levelModal']);
});

it.each([
  ['by its name', "modals.open('levelModal');"],
  ['by one of two names', "modals.open(mobile ? 'levelModal' : 'inboxModal');"],
  [
    'by a function that is handed the name',
    "const opening = (name: ModalName) => () => { modals.open(name); };\nopening('levelModal');",
  ],
  [
    'by a function that hands the name on',
    "function lead(to: Path, name: ModalName) { ask(name); }\nfunction ask(name: ModalName) { modals.open(name); }\nlead(home, 'levelModal');",
  ],
  ['by a function of another file', "import { ask } from '../messages/index.ts';\nask('levelModal');"],
  [
    'by a component that is handed the name',
    "const page = <NotYet modal={'levelModal'} />;\nfunction NotYet({ modal: name }: Props) { return <b onClick={() => modals.open(name)} />; }",
  ],
  ['from a table of names', "const names = { level: 'levelModal' };\nmodals.open(names.level);"],
])('takes a modal for opened %s', (_how, text) => {
  expect(withFile(level, text)).toEqual([]);
});

const rule = { 'libs/domain/src/levels/reasons.ts': "const rows = { low: { mend: 'levelModal' } };" };

it.each([
  ['branches by it', "switch (mend) { case 'levelModal': modals.open(mend); }"],
  ['compares it', "if (mend === 'levelModal') modals.open(mend);"],
])('takes a modal for opened when a rule answers it and what opens it %s', (_how, text) => {
  expect(unopenedModals(treeOf({ ...registry, ...rule, [level]: text }))).toEqual([]);
});

it.each([
  ['nobody opens', 'show(rows.low.mend);'],
  ['others are opened by', "if (mend === 'inboxModal') modals.open(mend);"],
  ['is compared and opened by nobody', "if (mend === 'levelModal') wait();"],
])('does not take it for opened by the answer of a rule that %s', (_what, text) => {
  expect(unopenedModals(treeOf({ ...registry, ...rule, [level]: text }))).toEqual(['modal levelModal']);
});

it('does not take it for opened because it is one of the mends, when no rule answers it', () => {
  const mends = {
    'libs/domain/src/decision/mends.ts': "export type MendModal = 'levelModal' | 'inboxModal';",
  };
  const opener = "switch (mend) { case 'levelModal': modals.open(mend); }";
  expect(unopenedModals(treeOf({ ...registry, ...mends, [level]: opener }))).toEqual(['modal levelModal']);
});

it.each([
  ['that closes it', "modals.close('levelModal');"],
  ['that asks whether it is open', "if (modals.isOpen('levelModal')) wait();"],
  ['that holds it', "modals.hold('levelModal', () => true);"],
  [
    'that keeps it in a set',
    "const waits = new Set(['levelModal']);\nif (waits.has(name)) modals.open(name);",
  ],
  ['that compares a name', "if (name === 'levelModal') modals.open(name);"],
  ['that branches by a name', "switch (name) { case 'levelModal': modals.open(name); }"],
  ['of types', "type Props = ModalComponentProps<'levelModal'>;\nmodals.open(name);"],
  ['that lists names and opens nothing', "const entrances = ['levelModal'];"],
  ['that counts it', "import { track } from '../messages/index.ts';\ntrack('levelModal');"],
  ['that hands it round and round', "function turn(name) { turn(name); }\nturn('levelModal');"],
  ['that hands it to somebody unknown', "send('levelModal');"],
  ['that keeps a record of it', "console.log('levelModal');"],
  ['that keeps a record of it beside others', "track({ modal: 'levelModal' });\nmodals.open(name);"],
  ['that opens another with it', "modals.open('inboxModal', 'levelModal');"],
  ['that shows it', 'const page = <Name of="levelModal" />;\nfunction Name({ of }) { return <b>{of}</b>; }'],
  ['that says it in a remark', "// modals.open('levelModal')"],
])('does not take it for opened by code %s', (_what, text) => {
  expect(withFile(level, text)).toEqual(['modal levelModal']);
});

it.each([
  'apps/web/src/features/levels/level.test.tsx',
  'apps/web/src/testing/level.tsx',
  'apps/web/src/shared/modals/names.ts',
  'e2e/levels.spec.ts',
])('does not take it for opened by %s', (path) => {
  expect(withFile(path, "modals.open('levelModal');")).toEqual(['modal levelModal']);
});
