import { describe, expect, it } from 'vitest';
import {
  decideRealityCheckAnswer,
  defaultRealityCheck,
  isRealityCheckDue,
  playCountsFrom,
  playedTimeText,
  realityCheckDueAt,
  realityCheckIntervals,
  realityCheckLabel,
} from './index.ts';

const at = (time: string) => new Date(`2026-01-05T${time}Z`);
const start = at('02:00:00');

describe('a reality check', () => {
  it('is off unless one is chosen', () => {
    expect(defaultRealityCheck).toBe('OFF');
    expect(realityCheckIntervals.map(realityCheckLabel)).toEqual([
      'Off',
      'Every 15 minutes',
      'Every 30 minutes',
      'Every 60 minutes',
    ]);
  });

  it.each([
    ['OFF', null],
    ['MINUTES_15', at('02:15:00')],
    ['MINUTES_30', at('02:30:00')],
    ['MINUTES_60', at('03:00:00')],
  ] as const)('with %s is due at %s after play began at two', (interval, due) => {
    expect(realityCheckDueAt(interval, start)).toEqual(due);
  });

  it('is due from its very moment on', () => {
    const due = realityCheckDueAt('MINUTES_30', start);
    expect(isRealityCheckDue(due, at('02:29:59'))).toBe(false);
    expect(isRealityCheckDue(due, at('02:30:00'))).toBe(true);
    expect(isRealityCheckDue(null, at('09:00:00'))).toBe(false);
  });

  it('counts on over a game that is opened within five minutes of the last one, and anew after a pause', () => {
    const earlier = { countedFrom: start, endedAt: at('02:20:00') };
    expect(playCountsFrom(earlier, at('02:24:59'))).toEqual(start);
    expect(playCountsFrom(earlier, at('02:25:00'))).toEqual(at('02:25:00'));
    expect(playCountsFrom(null, at('02:25:00'))).toEqual(at('02:25:00'));
  });
});

describe('the answer to a reality check', () => {
  const facts = {
    startedBy: 'mia',
    member: 'mia',
    sessionLive: true,
    dueAt: at('02:30:00'),
    now: at('02:31:00'),
  };

  it.each([
    ['one that is due counts anew', {}, { allowed: true, plan: { countsAnew: true } }],
    ['an early one', { now: at('02:10:00') }, { allowed: true, plan: { countsAnew: false } }],
    ['without a check', { dueAt: null }, { allowed: true, plan: { countsAnew: false } }],
    ["in another's session", { startedBy: 'noah' }, { allowed: false, reason: 'unknown' }],
    ['in no session', { startedBy: null }, { allowed: false, reason: 'unknown' }],
    ['after its end', { sessionLive: false }, { allowed: false, reason: 'ended' }],
  ])('%s', (_what, change, expected) => {
    expect(decideRealityCheckAnswer({ ...facts, ...change })).toMatchObject(expected);
  });
});

describe('time played', () => {
  it.each([
    ['02:00:59', '0 min'],
    ['02:12:00', '12 min'],
    ['03:05:30', '1 h 05 min'],
    ['01:59:00', '0 min'],
  ])('at %s reads %s', (now, text) => {
    expect(playedTimeText(start, at(now))).toBe(text);
  });
});
