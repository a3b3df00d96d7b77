import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, validate } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schemaOf, sdlFiles } from '../contract/sdl.ts';
import { root as workspace } from '../shared/root.ts';
import { run } from '../shared/run.ts';
import { createArea } from './create.ts';
import { areaNames } from './names.ts';

const modules = `import { accountModule } from './modules/account/index.ts';
import { sessionModule } from './modules/session/index.ts';
import type { PlatformModule } from './platform/module.ts';

export const modules: readonly PlatformModule[] = [
  accountModule,
  sessionModule,
];
`;

const routes = `import { Route, Routes } from 'react-router-dom';
import { PromosPage } from '../features/promos/index.ts';
import { NotFoundPage } from '../shell/index.ts';

export const routes = (
        <Route>
          <Route path="/promotions" element={<PromosPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
);
`;

let root = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'magpie-area-'));
  write('apps/mock-api/src/all-modules.ts', modules);
  write('apps/web/src/app/routes.tsx', routes);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('writes a name in every way it is needed', () => {
  expect(areaNames('lock-in')).toEqual({
    kebab: 'lock-in',
    camel: 'lockIn',
    pascal: 'LockIn',
    title: 'Lock in',
  });
});

describe('a new area', () => {
  it('stands in every place where an area lives, under one name', () => {
    expect(createArea(root, 'gift-cards')).toEqual([
      'schema/main/gift-cards.graphql',
      'libs/gql/src/operations/gift-cards.graphql',
      'libs/domain/src/gift-cards/index.ts',
      'libs/domain/src/gift-cards/opening.ts',
      'libs/domain/src/gift-cards/opening.test.ts',
      'apps/mock-api/src/modules/gift-cards/index.ts',
      'apps/mock-api/src/modules/gift-cards/resolvers.ts',
      'apps/mock-api/src/modules/gift-cards/gift-cards.test.ts',
      'apps/web/src/features/gift-cards/index.ts',
      'apps/web/src/features/gift-cards/gift-cards-page.tsx',
      'apps/web/src/features/gift-cards/gift-cards-page.test.tsx',
      'e2e/gift-cards.spec.ts',
      'apps/mock-api/src/all-modules.ts',
      'apps/web/src/app/routes.tsx',
    ]);
  });

  it('is named where areas are listed', () => {
    createArea(root, 'gift-cards');
    expect(read('apps/mock-api/src/all-modules.ts').split('\n')).toEqual([
      "import { accountModule } from './modules/account/index.ts';",
      "import { giftCardsModule } from './modules/gift-cards/index.ts';",
      "import { sessionModule } from './modules/session/index.ts';",
      "import type { PlatformModule } from './platform/module.ts';",
      '',
      'export const modules: readonly PlatformModule[] = [',
      '  accountModule,',
      '  sessionModule,',
      '  giftCardsModule,',
      '];',
      '',
    ]);
    const lines = read('apps/web/src/app/routes.tsx').split('\n');
    expect(lines[1]).toBe("import { GiftCardsPage } from '../features/gift-cards/index.ts';");
    expect(lines[8]).toBe('          <Route path="/gift-cards" element={<GiftCardsPage />} />');
  });

  it('has a contract that builds with the rest, and an operation that is valid on it', () => {
    createArea(root, 'gift-cards');
    const text = read('schema/main/gift-cards.graphql');
    const schema = schemaOf([...sdlFiles('main'), { path: 'schema/main/gift-cards.graphql', text }]);
    expect(validate(schema, parse(read('libs/gql/src/operations/gift-cards.graphql')))).toEqual([]);
  });

  it('has a rule whose test passes', async () => {
    createArea(root, 'gift-cards');
    symlinkSync(join(workspace, 'node_modules'), join(root, 'node_modules'), 'junction');
    write('vitest.config.mjs', 'export default {};');
    const cli = join(workspace, 'node_modules', 'vitest', 'vitest.mjs');
    const { code, output } = await run(process.execPath, [cli, 'run', 'libs/domain'], {
      cwd: root,
      capture: true,
    });
    expect(output).toMatch(/3 passed/);
    expect(code).toBe(0);
  });

  it('is refused under a name that is taken or no name, and then nothing is written', () => {
    createArea(root, 'gift-cards');
    expect(() => createArea(root, 'gift-cards')).toThrow('schema/main/gift-cards.graphql is already there');
    expect(() => createArea(root, 'GiftCards')).toThrow('"GiftCards" is no name for an area');
    write('apps/web/src/app/routes.tsx', '');
    expect(() => createArea(root, 'referrals')).toThrow('apps/web/src/app/routes.tsx has no');
    expect(() => read('schema/main/referrals.graphql')).toThrow(/ENOENT/);
  });
});
