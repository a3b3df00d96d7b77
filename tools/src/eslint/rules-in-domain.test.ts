import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { expect, it } from 'vitest';
import { magpie } from './plugin.js';

function complaints(code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { magpie },
    languageOptions: { parser: ts.parser },
    rules: { 'magpie/rules-in-domain': 'error' },
  };
  return new Linter().verify(code, config, { filename: 'some-file.ts' }).map(({ message }) => message);
}

it.each([
  'if (amount < minimum) refuse();',
  'if (balance >= price) buy();',
  'const isHigh = pool >= rules.highPoolThreshold;',
  'const isOver = method.depositLimit < amount;',
  'const isSmall = amount < 1_000n;',
  'const isOne = amount === 1n;',
])('leaves limits to the domain: %s', (code) => {
  expect(complaints(code)).toEqual([
    'An amount is held against a limit here: that is a rule, which the domain decides.',
  ]);
});

it.each(['const half = amount / 2n;', 'const minor = BigInt(points) * 100n;', 'const next = count + 1n;'])(
  'leaves sums to the domain: %s',
  (code) => {
    expect(complaints(code)).toEqual([
      'An amount is reckoned here: that is a rule, which the domain decides.',
    ]);
  },
);

it.each([
  'const isThere = amount > 0n;',
  'if (maxUses > 0 && limit !== 0) show();',
  'const isSame = balance === shown;',
  'const rest = total - used;',
  'if (index < rows.length) next();',
])('leaves the rest where it is: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});
