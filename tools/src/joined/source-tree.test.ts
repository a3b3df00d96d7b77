import { expect, it } from 'vitest';
import { isForTests } from './source-tree.ts';

it.each([
  ['a test', 'libs/domain/src/studio/instant/crash.test.ts', true],
  ['what tests share', 'apps/mock-api/test/crash/run.ts', true],
  ['the samples of an area', 'apps/web/src/testing/sample-promos.ts', true],
  ['a story of the workbench', 'libs/ui/src/components/alert.stories.tsx', true],
  ['a journey', 'e2e/steps/payments.ts', true],
  ['the rules of the game of that name', 'libs/domain/src/studio/instant/crash.ts', false],
])('%s is told from the product', (_what, path, forTests) => {
  expect(isForTests(path)).toBe(forTests);
});
