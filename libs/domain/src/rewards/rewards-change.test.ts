import { expect, it } from 'vitest';
import { haveRewardsChanged } from './index.ts';

it.each([
  [null, false],
  ['2026-11-21T10:00:00.001Z', false],
  ['2026-11-21T10:00:00.000Z', true],
  ['2026-11-21T21:00:00.000+11:00', true],
  ['2026-11-20T10:00:00.000Z', true],
])('rewards that change at %s have changed by ten o’clock: %s', (changesAt, changed) => {
  expect(haveRewardsChanged(changesAt, new Date('2026-11-21T10:00:00.000Z'))).toBe(changed);
});
