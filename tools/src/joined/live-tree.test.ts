import { expect, it } from 'vitest';
import { uncalledExports } from './domain-callers.ts';
import { deadDeclarations, liveTree } from './live-tree.ts';
import { unopenedModals } from './modal-openers.ts';
import { platformDecisions } from './platform-decisions.ts';
import { treeOf } from './source-tree.ts';
import { loosePushes } from './subscriptions.ts';

const registry = `import { LevelModal } from '#features/levels/index.ts';
export const modalRegistry = { levelModal: LevelModal };
`;

const badge = `import { modals } from '#shared/modals/index.ts';
export function LevelBadge() {
  return <button onClick={() => modals.open('levelModal')} />;
}
export function LevelModal() { return null; }
`;

/** A web of one page that draws what it is given. */
const withPage = (page: string, files: Record<string, string> = {}) =>
  liveTree(
    treeOf({
      'apps/web/src/main.tsx': "import { App } from '#app/app.tsx';\ndraw(<App />);\n",
      'apps/web/src/app/app.tsx': page,
      'apps/web/src/app/modal-registry.ts': registry,
      'apps/web/src/features/levels/index.ts': "export { LevelBadge, LevelModal } from './badge.tsx';",
      'apps/web/src/features/levels/badge.tsx': badge,
      ...files,
    }),
  );

const start = "import { modalRegistry } from './modal-registry.ts';\nuse(modalRegistry);\n";
const face = "import { LevelBadge } from '#features/levels/index.ts';\n";

it.each([
  ['a component that is rendered', `${start}${face}export const App = () => <LevelBadge />;`],
  [
    'one that a rendered component renders',
    `${start}${face}export const App = () => <Bar />;\nfunction Bar() { return <LevelBadge />; }`,
  ],
  [
    'one that is loaded later',
    `${start}export const App = lazy(() => import('#features/levels/index.ts'), 'LevelBadge');`,
  ],
])('takes a modal for opened by %s', (_what, page) => {
  expect(unopenedModals(withPage(page))).toEqual([]);
});

it.each([
  ['a component that nobody renders', `${start}export const App = () => null;`],
  [
    'one that lies beside another that is loaded later',
    `${start}export const App = lazy(() => import('#features/levels/index.ts'), 'LevelModal');`,
  ],
  [
    'one that only a component renders which nobody renders',
    `${start}${face}export const App = () => null;\nexport function Bar() { return <LevelBadge />; }`,
  ],
])('does not take a modal for opened by %s', (_what, page) => {
  expect(unopenedModals(withPage(page))).toEqual(['modal levelModal']);
});

it('does not take a modal for opened by what only a test renders', () => {
  const test = `${face}it('draws', () => draw(<LevelBadge />));`;
  const tree = withPage(`${start}export const App = () => null;`, { 'apps/web/src/app/app.test.tsx': test });
  expect(unopenedModals(tree)).toEqual(['modal levelModal']);
});

it('does not take a modal for opened by what is switched off', () => {
  const opens = "import { modals } from '#shared/modals/index.ts';\nmodals.open('levelModal');\n";
  const app = 'export const App = () => null;';
  expect(unopenedModals(withPage(`${start}${opens}${app}`))).toEqual([]);
  const switchedOff = opens.replace('modals.open', 'if (false) modals.open');
  expect(unopenedModals(withPage(`${start}${switchedOff}${app}`))).toEqual(['modal levelModal']);
});

it('does not take a push for heard by a listener that nobody sets up', () => {
  const files = {
    'schema/subscriptions/events.graphql': 'type Subscription { levelUp: Int }',
    'libs/gql/src/operations/events.graphql': 'subscription LevelUp { levelUp }',
    'apps/web/src/features/levels/watch.ts': `import { LevelUpDocument } from '@magpie/gql/events';
export function useLevelWatch() { usePush('levelUp', show); }
export const document = LevelUpDocument;
`,
    'apps/mock-api/src/modules/levels/service.ts': "unit.emit({ name: 'levelUp', memberId, payload: {} });",
  };
  const watching = (names: string, text: string) =>
    withPage(`import { ${names} } from '#features/levels/watch.ts';\n${text}`, files);
  const heard = watching(
    'document, useLevelWatch',
    'export function App() { useLevelWatch(); use(document); }',
  );
  expect(loosePushes(heard)).toEqual([]);
  const unheard = watching('document', 'export function App() { use(document); }');
  expect(loosePushes(unheard)).toEqual(['listener of levelUp']);
});

const domain = {
  'libs/domain/src/doors/index.ts': "export { decideDoor } from './doors.ts';",
  'libs/domain/src/doors/doors.ts': 'export function decideDoor() { return allow(); }',
  'apps/mock-api/src/main.ts': "import { open } from './doors.ts';\nopen();\n",
  'apps/mock-api/src/doors.ts':
    "import { decideDoor } from '@magpie/domain/doors';\nexport const open = () => decideDoor().allowed;\n",
};

const asking = (body: string) =>
  platformDecisions(
    withPage(`import { decideDoor } from '@magpie/domain/doors';\nexport function App() { ${body} }`, domain),
  );

it.each([
  ['looked at', 'if (!decideDoor(facts).allowed) return null;'],
  ['kept', 'const decision = decideDoor(facts);\nshow(decision);'],
  ['asked for by another', 'return rows.map(decideDoor);'],
  ['asked what it holds', 'const { allowed } = decideDoor(facts);\nreturn allowed ? 1 : 2;'],
  ['told and looked at', 'const door = decideDoor(facts);\nconsole.log(door);\nreturn door.allowed;'],
  ['a call’s argument', 'show(`${decideDoor(facts).allowed}`);'],
])('takes a decision for asked whose answer is %s', (_how, body) => {
  expect(asking(body)).toEqual([]);
});

it.each([
  ['is dropped', '\ndecideDoor(facts);\n'],
  ['is dropped in so many words', '\nvoid decideDoor(facts);\n'],
  ['is kept under a name that nobody reads', 'const _door = decideDoor(facts);'],
  ['is kept and voided', 'const door = decideDoor(facts).allowed;\nvoid door;'],
  ['is kept in parts that nobody reads', 'const { allowed: _allowed } = decideDoor(facts);'],
  ['is handed from name to name', 'const door = decideDoor(facts);\nconst _same = !door.allowed;'],
  ['is only logged', 'console.log(decideDoor(facts).allowed);'],
  [
    'is kept and only logged',
    'const door = decideDoor(facts);\nlogger.debug({ door }, `is ${door.allowed}`);',
  ],
  ['is logged by whom a call has', 'call.services.logger.info(JSON.stringify(decideDoor(facts)));'],
  ['nobody asks for', '\nvoid decideDoor;\n'],
  ['is only known by its type', 'const last: ReturnType<typeof decideDoor> | null = null;\nshow(last);'],
])('does not take a decision for asked whose answer %s', (_how, body) => {
  expect(asking(body)).toEqual(['decideDoor']);
});

it.each([
  ['is written as no', 'if (false) return decideDoor(facts).allowed;'],
  ['says no beside another question', 'if (known && false) { show(decideDoor(facts)); }'],
  ['is a yes turned round', 'return !true && decideDoor(facts).allowed;'],
  ['chooses the other branch', 'return false ? decideDoor(facts).allowed : 1;'],
])('does not take a decision for asked behind a condition that %s', (_how, body) => {
  expect(asking(body)).toEqual(['decideDoor']);
});

it('takes what runs where another thing does not for asked', () => {
  expect(asking('if (false) wait();\nelse show(decideDoor(facts));')).toEqual([]);
  expect(asking('const [on, set] = useState(false);\nreturn on && decideDoor(facts).allowed;')).toEqual([]);
});

it('does not take a decision for called by the platform that drops its answer', () => {
  const dropping =
    "import { decideDoor } from '@magpie/domain/doors';\nexport function open() {\n  decideDoor();\n}\n";
  const tree = liveTree(treeOf({ ...domain, 'apps/mock-api/src/doors.ts': dropping }));
  expect(uncalledExports(tree)).toEqual(['@magpie/domain/doors#decideDoor']);
});

it('takes what the platform decides by itself for no decision of the domain', () => {
  const files = {
    ...domain,
    'apps/mock-api/src/main.ts': "import { decideBet } from './bets.ts';\nawait decideBet();\n",
    'apps/mock-api/src/bets.ts': 'export const decideBet = () => save();\n',
    'apps/mock-api/src/doors.ts': '',
  };
  expect(deadDeclarations(treeOf(files))).toEqual([]);
});

it('leaves the lines of a file where they are', () => {
  const text = 'const dead = 1;\n\nexport const App = () => null;\n';
  const tree = withPage(text);
  expect(tree.get('apps/web/src/app/app.tsx')?.text).toBe(
    `${' '.repeat(15)}\n\nexport const App = () => null;\n`,
  );
});
