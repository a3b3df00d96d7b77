import { describe, expect, it } from 'vitest';
import { followClock, ownClock, parseShownTime, rateOf, readClock, shownTimeText } from './index.ts';

const second = 1000;
const hour = 3_600_000;

describe('what a clock shows', () => {
  it.each([
    [{ at: 1_795_392_000_000, frozen: false }, '2026-11-23T00:00:00.000Z'],
    [{ at: 1_795_392_000_000, frozen: true }, '2026-11-23T00:00:00.000Z; frozen'],
    [{ at: 1_795_392_000_000, frozen: false, rate: 60 }, '2026-11-23T00:00:00.000Z; rate=60'],
    [{ at: 1_795_392_000_000, frozen: false, rate: 0.5 }, '2026-11-23T00:00:00.000Z; rate=0.5'],
  ])('%j is told as %s', (shown, text) => {
    expect(shownTimeText(shown)).toBe(text);
    expect(parseShownTime(text)).toEqual(shown);
  });

  it.each([
    null,
    undefined,
    '',
    'noon',
    '; frozen',
    '2026-11-23T00:00:00.000Z; rate=0',
    '2026-11-23T00:00:00.000Z; rate=fast',
    7,
  ])('is not told by %j', (text) => {
    expect(parseShownTime(text)).toBeNull();
  });
});

describe('a followed clock', () => {
  const told = (at: number, frozen = false) => ({ at, frozen });

  it('is the device’s own until something is told', () => {
    expect(readClock(ownClock, 5 * hour)).toBe(5 * hour);
  });

  it.each([
    ['stays when the answer may have been given at that time', 0, 10 * second, 12 * second, 11 * second, 0],
    ['is put on to where it stood at least', 0, 10 * second, 11 * second, 20 * second, 9 * second],
    ['is put back to where it stood at most', 0, 10 * second, 11 * second, 4 * second, -6 * second],
    ['is not set back by a slow answer', 9 * second, 10 * second, 70 * second, 19 * second, 9 * second],
    ['is set back when it is put to an earlier time', hour, 10 * second, 11 * second, 10 * second, 0],
  ])('%s', (_what, aheadMs, sentAt, arrivedAt, at, expected) => {
    const clock = { aheadMs, frozenAt: null };
    const followed = followClock(clock, told(at), { sentAt, arrivedAt });
    expect(followed).toEqual({ aheadMs: expected, frozenAt: null });
    expect(followed === clock).toBe(expected === aheadMs);
  });

  it('stands still where it is frozen, and goes on from there', () => {
    const frozen = followClock(ownClock, told(7 * hour, true), { sentAt: 0, arrivedAt: second });
    expect(readClock(frozen, second)).toBe(7 * hour);
    expect(readClock(frozen, 9 * hour)).toBe(7 * hour);
    expect(followClock(frozen, told(7 * hour, true), { sentAt: hour, arrivedAt: hour })).toBe(frozen);
    const running = followClock(frozen, told(7 * hour), { sentAt: hour, arrivedAt: hour });
    expect(readClock(running, hour + second)).toBe(7 * hour + second);
  });

  it('runs as fast as it is told, and says nothing new while that holds', () => {
    const fast = followClock(
      ownClock,
      { at: 7 * hour, frozen: false, rate: 60 },
      { sentAt: 0, arrivedAt: 0 },
    );
    expect([readClock(fast, 0), readClock(fast, second), rateOf(fast)]).toEqual([
      7 * hour,
      7 * hour + 60 * second,
      60,
    ]);
    const later = { at: 7 * hour + 60 * second, frozen: false, rate: 60 };
    expect(followClock(fast, later, { sentAt: second, arrivedAt: second })).toBe(fast);
    // It may have shown that when the question left, a tenth of a second or six of its own before.
    expect(followClock(fast, later, { sentAt: second, arrivedAt: 1.1 * second })).toBe(fast);
    const usual = followClock(fast, told(7 * hour + 60 * second), { sentAt: second, arrivedAt: second });
    expect([readClock(usual, 2 * second), rateOf(usual)]).toEqual([7 * hour + 61 * second, 1]);
  });

  it('goes on from where it stood still at the speed that it is told', () => {
    const frozen = followClock(ownClock, told(7 * hour, true), { sentAt: 0, arrivedAt: 0 });
    const passage = { sentAt: hour, arrivedAt: hour };
    const slow = followClock(frozen, { at: 7 * hour, frozen: false, rate: 0.5 }, passage);
    expect(readClock(slow, hour + 3 * second)).toBe(7 * hour + 1_500);
  });
});
