import { expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';
import { tallyOfStep } from './tally.ts';

it('runs every step, also after one that failed and one that broke, and sums what they counted', async () => {
  const printed: string[] = [];
  const steps = [
    { name: 'good', run: () => Promise.resolve({ passed: 4, failed: 0, skipped: 1 }) },
    { name: 'bad', run: () => Promise.resolve(tallyOfStep(false)) },
    { name: 'broken', run: () => Promise.reject(new Error('no such file')) },
    { name: 'last', run: () => Promise.resolve(tallyOfStep(true)) },
  ];
  const total = await runSteps(steps, (text) => printed.push(text));
  expect(total).toEqual({ passed: 5, failed: 2, skipped: 1 });
  expect(printed.slice(0, 3)).toEqual(['\n== good', '\n== bad', '\n== broken']);
  expect(printed[3]).toContain('no such file');
  const table = printed
    .at(-1)
    ?.replaceAll(/ +\d+\.\d s /g, '')
    .trim()
    .split('\n');
  expect(table).toEqual([
    'ok good: 4 passed, 0 failed, 1 skipped',
    'FAILED bad: 0 passed, 1 failed',
    'FAILED broken: 0 passed, 1 failed',
    'ok last: 1 passed, 0 failed',
  ]);
});
