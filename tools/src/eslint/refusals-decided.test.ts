import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { expect, it } from 'vitest';
import { magpie } from './plugin.js';
import { root } from './places.js';
import { undecided } from './undecided.js';

function complaints(code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { magpie },
    languageOptions: { parser: ts.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: { 'magpie/refusals-decided': 'error' },
  };
  return new Linter().verify(code, config, { filename: 'x.ts' }).map(({ message }) => message);
}

it.each([
  "import { refuse } from '@magpie/domain/decision'; if (!row) throw refusalOf(reasons, refuse('unknown'));",
  "import { allow, refuse as no } from '@magpie/domain/decision'; const decision = row ? allow(row) : no('unknown');",
  "import * as decision from '@magpie/domain/decision'; throw refusalOf(reasons, decision.refuse('unknown'));",
  "export { refuse } from '@magpie/domain/decision';",
  "export * from '@magpie/domain/decision';",
  "throw refusalOf(reasons, { allowed: false, reason: 'unknown', details: undefined });",
  "const decision = row ? decide(row) : ({ 'allowed': false, reason } as const);",
  "const no = { allowed: false as const, reason: 'unknown', details: undefined };",
  "const no = { allowed: (false satisfies boolean)!, reason: 'unknown' };",
  "const no = { allowed: <const>false, reason: 'unknown' };",
  "const no = { allowed: !1, reason: 'unknown' };",
  "const no = { allowed: !(true as boolean), reason: 'unknown' };",
  "const isOpen = false; const no = { allowed: isOpen, reason: 'unknown' };",
  "const other = { ...decision, reason: 'unknown' };",
  "const other = { ...decision, reason: isOpen ? 'unknown' : decision.reason };",
  "const decision = { allowed: count > 3, reason: 'tooMany' };",
  "const decision = { allowed: count > 3 ? true : false, reason: 'tooMany' };",
  'throw refusalOf(reasons, { ...decision, reason });',
  'throw refusalOf(reasons, isOpen ? decision : { ...decision, reason });',
  'const other = { allowed, reason }; throw refusalOf(reasons, other as Refused);',
  "throw refusalOf(reasons, Object.assign(decision, { reason: 'unknown' }));",
  'throw refusalOf(reasons, decideCashOut({ taken: null, bet: null, now: 0 }));',
  'throw refusalOf(reasons, decideRow(null));',
  'const decision = decideRow(undefined); throw refusalOf(reasons, decision);',
])('an app refuses nothing by itself: %s', (code) => {
  expect([...new Set(complaints(code))]).toEqual([
    'Ask a decision of the domain, which refuses: the condition is its own.',
  ]);
});

it.each([
  'const decision = decideRow(row); if (!decision.allowed) throw refusalOf(reasons, decision);',
  'const decision = decideRow(row ?? null); throw refusalOf(reasons, decision);',
  'throw refusalOf(reasons, decideRow({ row, now: 0 }));',
  'throw refusalOf(isOwn ? reasons : others, decision);',
  'const row = { ...view, reason: decision.reason };',
  "const fault = { ...view, allowed: true, reason: 'none' };",
  "import { decisionText, mendFor } from '@magpie/domain/decision'; decisionText(reasons, decision);",
  "import type { Refused } from '@magpie/domain/decision';",
  "import { refuse } from './socket.ts'; refuse(4403, 'gone');",
  'const button = { allowed: false, label };',
  "const facts = { allowed: true, reason: 'none' };",
  "const facts = { allowed: !0 as const, reason: 'none' };",
  'const view = { allowed: !isLocked, reason };',
  'const view = { allowed: decision.allowed as boolean, reason: decision.reason };',
])('leaves the rest where it is: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});

it('every place that may refuse by itself does so, and says why', () => {
  const idle = Object.keys(undecided).filter(
    (file) =>
      !existsSync(join(root, file)) || complaints(readFileSync(join(root, file), 'utf8')).length === 0,
  );
  expect(idle).toEqual([]);
  expect(Object.values(undecided).filter((why) => why.split(' ').length < 6)).toEqual([]);
});
