import { expect, it } from 'vitest';
import { endsByTime } from './index.ts';
import type { PromoEndCause } from './index.ts';

it.each<[PromoEndCause, boolean]>([
  ['TIME', true],
  ['WAIT', true],
  ['BONUS_PLAYED', false],
  ['DEPOSIT_REVERSED', false],
  ['MEMBER', false],
  ['NOT_ACTIVATED', false],
  ['OPERATOR', false],
  ['TURNOVER', false],
])('an end of cause %s comes from a job when its time has come: %s', (cause, byJob) => {
  expect(endsByTime(cause)).toBe(byJob);
});
