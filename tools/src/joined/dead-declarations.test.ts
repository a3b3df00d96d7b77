import { expect, it } from 'vitest';
import { uncalledExports } from './domain-callers.ts';
import { deadDeclarations, liveTree } from './live-tree.ts';
import { treeOf } from './source-tree.ts';

const product = {
  'libs/domain/src/doors/index.ts': "export { decideDoor } from './doors.ts';",
  'libs/domain/src/doors/doors.ts': 'export function decideDoor() { return allow(); }',
  'libs/ui/src/data/index.ts': "export { Door } from './door.tsx';",
  'libs/ui/src/data/door.tsx': 'export function Door() { return null; }',
  'apps/web/src/main.tsx': "import { Door } from '@magpie/ui/data';\ndraw(<Door />);\n",
  'apps/mock-api/src/main.ts': "import { modules } from './modules/index.ts';\nstart(modules);\n",
  'apps/mock-api/src/modules/index.ts':
    "import { open } from './doors.ts';\nexport const modules = [{ resolvers: { open } }];\n",
  'apps/mock-api/src/modules/doors.ts':
    "import { decideDoor } from '@magpie/domain/doors';\nexport const open = () => decideDoor().allowed;\n",
};

const dead = (files: Record<string, string>) => deadDeclarations(treeOf({ ...product, ...files }));

it('finds none where each declaration is led to from where an app begins', () => {
  expect(dead({})).toEqual([]);
});

const close =
  "import { decideDoor } from '@magpie/domain/doors';\nexport const shut = () => decideDoor().allowed;\n";

it('names a function of the platform that only its tests, their kit or dead code call', () => {
  const calls = "import { shut } from '#modules/close.ts';\nexport const shutAll = () => shut();\n";
  const files = {
    'apps/mock-api/src/modules/close.ts': close,
    'apps/mock-api/src/modules/close.test.ts': calls,
    'apps/mock-api/test/kit/close.ts': calls,
  };
  expect(dead(files)).toEqual(['dead apps/mock-api/src/modules/close.ts#shut']);
  expect(dead({ ...files, 'apps/mock-api/src/modules/close-all.ts': calls })).toEqual([
    'dead apps/mock-api/src/modules/close.ts#shut',
    'dead apps/mock-api/src/modules/close-all.ts#shutAll',
  ]);
});

it('takes a rule that only dead code of the platform calls for called by nobody', () => {
  const tree = treeOf({
    ...product,
    'apps/mock-api/src/modules/doors.ts': 'export const open = () => true;\n',
    'apps/mock-api/src/modules/close.ts': close,
  });
  expect(uncalledExports(liveTree(tree))).toEqual(['@magpie/domain/doors#decideDoor']);
});

it('counts what the script of a page of the platform uses, also under the name of a declaration', () => {
  const stub = 'apps/mock-api/src/stubs/doors/';
  expect(
    dead({
      [`${stub}client/page.js`]: "import { shut } from './shut.js';\nshut();\n",
      [`${stub}client/shut.d.ts`]: "export { shut } from '../close.ts';\n",
      [`${stub}close.ts`]: close,
    }),
  ).toEqual([]);
});

it('names a part of the design system that only its own test draws', () => {
  const files = {
    'libs/ui/src/data/index.ts':
      "export { Door } from './door.tsx';\nexport { Stepper } from './stepper.tsx';\n",
    'libs/ui/src/data/stepper.tsx': 'const Base = list();\nexport const Stepper = () => <Base />;\n',
    'libs/ui/src/data/stepper.test.tsx': "import { Stepper } from './index.ts';\ndraw(<Stepper />);\n",
  };
  expect(dead(files)).toEqual([
    'dead libs/ui/src/data/stepper.tsx#Base',
    'dead libs/ui/src/data/stepper.tsx#Stepper',
  ]);
});
