import { expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import { clockMoveReasons, decideClockAdvance, decideClockSetting } from './index.ts';

const now = new Date('2026-03-02T00:00:00Z');
const at = (text: string) => new Date(text);

it.each([
  ['PT90M', at('2026-03-02T01:30:00Z')],
  ['P7D', at('2026-03-09T00:00:00Z')],
])('the clock moves by %s', (duration, to) => {
  expect(decideClockAdvance(duration, now)).toEqual({ allowed: true, plan: to });
});

it.each([
  ['soon', "'soon' is not a duration such as P1D or PT90M."],
  ['PT0S', 'The clock can only be moved forward.'],
])('the clock does not move by %s', (duration, text) => {
  expect(decisionText(clockMoveReasons, decideClockAdvance(duration, now))).toBe(text);
});

it.each([at('2026-03-02T00:00:00Z'), at('2026-03-02T00:00:00.001Z')])('the clock is set to %o', (to) => {
  expect(decideClockSetting(to, now)).toEqual({ allowed: true, plan: to });
});

it.each([
  [at('2026-03-01T23:59:59.999Z'), 'The clock can only be moved forward.'],
  [new Date(Number.NaN), 'The clock cannot show what is no moment.'],
])('the clock is not set to %o', (to, text) => {
  expect(decisionText(clockMoveReasons, decideClockSetting(to, now))).toBe(text);
});
