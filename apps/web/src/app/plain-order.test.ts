import { createBrandSystem } from '@magpie/ui';
import { expect, it } from 'vitest';
import { byCharacters } from '../../plain-order.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../../../libs/ui/src/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

const written = Object.values(sources).flatMap(
  (text) => text.match(/(?<=')@(?:media|container)[^']+/g) ?? [],
);
const ofSteps: readonly string[] = Object.values(createBrandSystem('magpie').breakpoints.conditions);
const conditions = [...new Set([...written, ...ofSteps])];

it('puts the conditions of our styles in the order that a language would', () => {
  expect(conditions.length).toBeGreaterThan(15);
  for (const one of conditions)
    for (const other of conditions)
      expect([one, other, byCharacters(one, other)]).toEqual([
        one,
        other,
        Math.sign(one.localeCompare(other)),
      ]);
});
