import { describe, expect, it } from 'vitest';
import { uncalledExports } from './domain-callers.ts';
import { treeOf } from './source-tree.ts';

const face = 'libs/domain/src/play/index.ts';
const rule = 'libs/domain/src/play/decide-bet.ts';
const caller = "import { decideBet } from '@magpie/domain/play';\ndecideBet();\n";

/** A domain of one rule, with other files beside it. */
function domainWith(files: Record<string, string>): string[] {
  return uncalledExports(
    treeOf({
      [face]: "export { decideBet } from './decide-bet.ts';\nexport type { Bet } from './decide-bet.ts';\n",
      [rule]: 'export interface Bet { id: string }\nexport function decideBet() {}\n',
      ...files,
    }),
  );
}

const uncalled = ['@magpie/domain/play#decideBet'];

describe('a value that the domain exports', () => {
  it('is found when nothing calls it', () => {
    expect(domainWith({})).toEqual(uncalled);
  });

  it.each(['apps/web/src/features/play/bet.tsx', 'apps/mock-api/src/modules/bets/service.ts'])(
    'is joined by a call in %s',
    (path) => {
      expect(domainWith({ [path]: caller })).toEqual([]);
    },
  );

  it.each([
    'apps/web/src/features/play/bet.test.tsx',
    'apps/web/src/testing/play.ts',
    'apps/mock-api/test/crash/play.ts',
    'libs/domain/src/play/bet.test.ts',
    'e2e/support/play.ts',
    'tools/src/bench/play.ts',
  ])('is not joined by a call in %s', (path) => {
    expect(domainWith({ [path]: caller })).toEqual(uncalled);
  });

  it('is not joined by a face of an app that only hands it on, and by its user it is', () => {
    const handedOn = "export { decideBet } from '@magpie/domain/play';\n";
    expect(domainWith({ 'apps/web/src/play/index.ts': handedOn })).toEqual(uncalled);
    const user = "import { decideBet } from './index.ts';\ndecideBet();\n";
    const both = { 'apps/web/src/play/index.ts': handedOn, 'apps/web/src/play/use.ts': user };
    expect(domainWith(both)).toEqual([]);
  });

  it('is joined by the script of a page that is served it under the name of a declaration', () => {
    const served = {
      'apps/mock-api/src/client/bet.d.ts': "export { decideBet } from '@magpie/domain/play';\n",
    };
    expect(domainWith(served)).toEqual(uncalled);
    const page = "import { decideBet } from './bet.js';\ndecideBet();\n";
    expect(domainWith({ ...served, 'apps/mock-api/src/client/page.js': page })).toEqual([]);
  });

  it('is not joined by an import of its type, by a property or by a text of its name', () => {
    const uses = `import type { decideBet } from '@magpie/domain/play';
      const rules = { decideBet: 1 };
      use(rules.decideBet, 'decideBet');`;
    expect(domainWith({ 'apps/web/src/play.ts': uses })).toEqual(uncalled);
  });

  it('is joined under another name', () => {
    const uses = "import { decideBet as decide } from '@magpie/domain/play';\ndecide();\n";
    expect(domainWith({ 'apps/web/src/play.ts': uses })).toEqual([]);
  });

  it('is joined through another rule only when an app reaches that one', () => {
    const files = {
      'libs/domain/src/rounds/index.ts': "export { decideRound } from './round.ts';\n",
      'libs/domain/src/rounds/round.ts':
        "import { decideBet } from '../play/index.ts';\nexport const decideRound = () => decideBet();\n",
    };
    expect(domainWith(files)).toEqual([...uncalled, '@magpie/domain/rounds#decideRound']);
    const app = "import { decideRound } from '@magpie/domain/rounds';\ndecideRound();\n";
    expect(domainWith({ ...files, 'apps/mock-api/src/rounds.ts': app })).toEqual([]);
  });
});

describe('a value that the forms of an area export', () => {
  const form = {
    'libs/domain/src/play/forms/index.ts': "export { betSchema } from './bet.ts';\n",
    'libs/domain/src/play/forms/bet.ts': 'export const betSchema = 1;\n',
  };

  it('is found by their own name when nothing calls it', () => {
    expect(domainWith(form)).toEqual([...uncalled, '@magpie/domain/play/forms#betSchema']);
  });

  it('is joined by its call', () => {
    const app = "import { betSchema } from '@magpie/domain/play/forms';\nuse(betSchema);\n";
    expect(domainWith({ ...form, 'apps/web/src/features/play/bet.tsx': app })).toEqual(uncalled);
  });
});

describe('a namespace that the domain exports', () => {
  const money = {
    'libs/domain/src/money/index.ts': "export * as money from './minor.ts';\n",
    'libs/domain/src/money/minor.ts':
      'export const add = () => subtract();\nexport const subtract = () => 1;\nexport const convert = 3;\n',
  };

  it('is looked into member by member', () => {
    const app = "import { money } from '@magpie/domain/money';\nmoney.add();\n";
    expect(domainWith({ ...money, 'apps/web/src/bet.ts': `${caller}${app}` })).toEqual([
      '@magpie/domain/money#money.convert',
    ]);
  });

  it('is refused without a name', () => {
    const files = { 'libs/domain/src/money/index.ts': "export * from './minor.ts';\n" };
    expect(domainWith({ ...files, 'apps/web/src/bet.ts': caller })).toEqual([
      '@magpie/domain/money#* from ./minor.ts',
    ]);
  });
});
