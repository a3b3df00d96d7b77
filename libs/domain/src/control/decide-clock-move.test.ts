import { expect, it } from 'vitest';
import { decisionText } from '../decision/index.ts';
import {
  clockMoveReasons,
  decideClockAdvance,
  decideClockBeginning,
  decideClockJump,
  decideClockRate,
  decideClockSetting,
} from './index.ts';

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

it.each([
  ['MONDAY', 'Australia/Sydney', '2026-03-02T01:00:00Z', '2026-03-08T13:00:00Z'],
  ['TUESDAY', 'Australia/Sydney', '2026-03-02T01:00:00Z', '2026-03-02T13:00:00Z'],
  ['MONDAY', 'Pacific/Auckland', '2026-03-08T10:59:59Z', '2026-03-08T11:00:00Z'],
  ['MONDAY', 'UTC', '2026-03-02T00:00:00Z', '2026-03-09T00:00:00Z'],
  // Summer time ends on the Sunday before, so that the week has an hour more.
  ['MONDAY', 'Australia/Sydney', '2026-03-30T00:00:00Z', '2026-04-05T14:00:00Z'],
] as const)('the clock jumps to the next %s in %s from %s: %s', (weekday, timezone, from, to) => {
  expect(decideClockJump({ weekday, timezone }, at(from))).toEqual({ allowed: true, plan: at(to) });
});

it('the clock jumps to no weekday of a timezone that there is not', () => {
  const decision = decideClockJump({ weekday: 'MONDAY', timezone: 'Mars/Base' }, now);
  expect(decisionText(clockMoveReasons, decision)).toBe("There is no timezone 'Mars/Base'.");
});

it.each([0.1, 1, 60, 3_600])('the clock runs %d times as fast', (rate) => {
  expect(decideClockRate(rate)).toEqual({ allowed: true, plan: rate });
});

it.each([0, 0.099, 3_601, -1, Number.NaN, Infinity])('the clock does not run %d times as fast', (rate) => {
  expect(decisionText(clockMoveReasons, decideClockRate(rate))).toBe(
    "A clock runs 0.1 to 3600 times as fast as the machine's.",
  );
});

it('the clock shows no moment of which the contract could not tell what follows', () => {
  const last = at('9899-12-31T23:59:59.999Z');
  const noMoment = 'The clock cannot show what is no moment.';
  for (const far of [new Date(-9e15), at('0000-12-31T23:59:59.999Z')])
    expect(decisionText(clockMoveReasons, decideClockBeginning(far))).toBe(noMoment);
  const tooLate = 'A clock shows the year 9899 at the latest.';
  expect(decideClockBeginning(last)).toEqual({ allowed: true, plan: last });
  for (const decision of [
    decideClockBeginning(at('9900-01-01T00:00:00Z')),
    decideClockAdvance('P9999Y', now),
    decideClockSetting(at('9999-12-31T23:59:59Z'), now),
    decideClockJump({ weekday: 'MONDAY', timezone: 'Australia/Sydney' }, last),
  ])
    expect(decisionText(clockMoveReasons, decision)).toBe(tooLate);
});
