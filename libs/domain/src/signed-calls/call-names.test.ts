import { expect, it } from 'vitest';
import { callNames, signedBodyReasons } from './index.ts';

it.each([
  ['a', true],
  ['tx-1', true],
  ['round_7:AUD.2', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['two words', false],
  ['Ωmega', false],
  ['a/b', false],
  ['a\n', false],
])('another server may name a thing %j: %s', (name, may) => {
  expect(callNames.pattern.test(name)).toBe(may);
});

it('says of another name what one must be', () => {
  const { malformed } = signedBodyReasons('this vendor');
  expect(malformed.text({ field: 'round', problem: callNames.problem })).toBe(
    'round: must be 1 to 64 letters, digits, dots, colons, hyphens or underscores.',
  );
});
