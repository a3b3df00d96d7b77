import { expect, it } from 'vitest';
import { modalsWithoutJourney } from './modal-journeys.ts';
import { modalNames } from './modal-openers.ts';
import { readProductTree, treeOf } from './source-tree.ts';

const tree = treeOf({
  'apps/web/src/app/modal-registry.ts':
    'export const modalRegistry: ModalRegistry = { levelModal: LevelModal, inboxModal: InboxModal };\n',
  'e2e/levels.spec.ts': "test('a level is reached', async () => {});\n",
  'e2e/messages.spec.ts': "test('a message is read', async () => {});\n",
});

const journeys = {
  levelModal: { file: 'levels.spec.ts', title: 'a level is reached' },
  inboxModal: { file: 'messages.spec.ts', title: 'a message is read' },
};

it('lets each registered modal be opened by a journey that is there', () => {
  expect(modalsWithoutJourney(readProductTree())).toEqual([]);
});

it('holds each registered modal against the widths of the screens', () => {
  const product = readProductTree();
  const held = product.get('e2e/fits.spec.ts')?.text ?? '';
  expect(modalNames(product).filter((name) => !held.includes(` ${name}: `))).toEqual([]);
});

it('finds nothing where each modal has its journey', () => {
  expect(modalsWithoutJourney(tree, journeys)).toEqual([]);
});

it.each([
  ['has none', { levelModal: journeys.levelModal }],
  [
    'has one of another title',
    { ...journeys, inboxModal: { file: 'messages.spec.ts', title: 'a level is reached' } },
  ],
  [
    'has one in a file that is gone',
    { ...journeys, inboxModal: { file: 'mail.spec.ts', title: 'a message is read' } },
  ],
])('names the modal that %s', (_what, given) => {
  expect(modalsWithoutJourney(tree, given)).toEqual(['inboxModal']);
});

it('names the modal of a journey that is not registered any more', () => {
  const stale = { ...journeys, jackpotModal: journeys.levelModal };
  expect(modalsWithoutJourney(tree, stale)).toEqual(['jackpotModal']);
});
