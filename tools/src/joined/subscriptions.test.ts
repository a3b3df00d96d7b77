import { expect, it } from 'vitest';
import { treeOf } from './source-tree.ts';
import { loosePushes } from './subscriptions.ts';

const joined = {
  'schema/subscriptions/events.graphql': 'type Subscription { levelUp: Int }\ntype Level { name: String }',
  'libs/gql/src/operations/events.graphql': 'subscription LevelUp { levelUp }',
  'apps/web/src/pushes.ts': "import { LevelUpDocument } from '@magpie/gql/events';",
  'apps/web/src/levels.ts': "usePush('levelUp', show);",
  'apps/mock-api/src/modules/levels/service.ts': "unit.emit({ name: 'levelUp', memberId, payload: {} });",
};

const withFiles = (files: Record<string, string>) => loosePushes(treeOf({ ...joined, ...files }));

it('finds nothing where every push has a cause and a listener', () => {
  expect(withFiles({})).toEqual([]);
});

it('names a field that the web does not subscribe to', () => {
  expect(withFiles({ 'apps/web/src/pushes.ts': '' })).toEqual(['listener of levelUp']);
  const other = 'subscription Won { won }';
  expect(withFiles({ 'libs/gql/src/operations/events.graphql': other })).toEqual(['listener of levelUp']);
  const inTest = { 'apps/web/src/pushes.test.ts': joined['apps/web/src/pushes.ts'] };
  expect(withFiles({ 'apps/web/src/pushes.ts': '', ...inTest })).toEqual(['listener of levelUp']);
});

it('names a field that the web subscribes to and does nothing about', () => {
  const listening = (text: string) => withFiles({ 'apps/web/src/levels.ts': text });
  expect(listening('')).toEqual(['listener of levelUp']);
  expect(listening("usePush('jackpotWon', show);")).toEqual(['listener of levelUp']);
  expect(listening("pushes.emit('levelUp', level);")).toEqual(['listener of levelUp']);
  expect(listening("pushes.on('levelUp', show);")).toEqual([]);
  expect(listening("session.pushes.on('levelUp', show);")).toEqual([]);
});

it.each([
  ['an empty one', "usePush('levelUp', () => {});"],
  ['one that answers nothing', "usePush('levelUp', () => undefined);"],
  ['one that only returns', "pushes.on('levelUp', function () { return; });"],
  ['one that keeps a record', "usePush('levelUp', ({ level }) => { console.log(level); });"],
  ['an empty one by its name', "const show = useCallback(() => {}, []);\nusePush('levelUp', show);"],
  ['an empty one beside one that works', "usePush('levelUp', show);\nusePush('levelUp', () => {});"],
  ['an empty one of another file', "import { show } from './show.ts';\nusePush('levelUp', show);"],
])('names a field whose listener is %s', (_what, text) => {
  const files = { 'apps/web/src/levels.ts': text, 'apps/web/src/show.ts': 'export function show() {}' };
  expect(withFiles(files)).toEqual(['listener of levelUp']);
});

it('takes a listener that does something for one, whatever it answers', () => {
  const text = "const again = () => { fetchAgain(); return; };\nusePush('levelUp', again);";
  expect(withFiles({ 'apps/web/src/levels.ts': text })).toEqual([]);
});

it('names a field that only a developer can push', () => {
  const emit = joined['apps/mock-api/src/modules/levels/service.ts'];
  const files = { 'apps/mock-api/src/modules/levels/service.ts': '' };
  expect(withFiles(files)).toEqual(['cause of levelUp']);
  expect(withFiles({ ...files, 'apps/mock-api/src/modules/control/pushes.ts': emit })).toEqual([
    'cause of levelUp',
  ]);
  expect(withFiles({ ...files, 'apps/mock-api/test/kit/pushes.ts': emit })).toEqual(['cause of levelUp']);
});

it('names an event between parts of the platform that only one end knows', () => {
  const emit = "const ENDED = 'sessionEnded';\nunit.emit({ name: ENDED, memberId });\n";
  const files = { 'apps/mock-api/src/platform/auth/sessions.ts': emit };
  expect(withFiles(files)).toEqual(['listener of sessionEnded']);
  const stream = 'const ends = world.events.subscribe(caller.id, [ENDED]);';
  expect(withFiles({ ...files, 'apps/mock-api/src/platform/socket.ts': stream })).toEqual([]);
  const emptied = "registry.onEvent('sessionEnded', async () => {});";
  expect(withFiles({ ...files, 'apps/mock-api/src/platform/socket.ts': emptied })).toEqual([
    'listener of sessionEnded',
  ]);
  const consequence = "registry.onEvent('passwordChanged', send);";
  expect(withFiles({ 'apps/mock-api/src/modules/account/password.ts': consequence })).toEqual([
    'cause of passwordChanged',
  ]);
});
