import { describe, expect, it } from 'vitest';
import { followClock, ownClock, parseShownTime, readClock, shownTimeText } from './index.ts';

const second = 1000;
const hour = 3_600_000;

describe('what a clock shows', () => {
  it.each([
    [{ at: 1_795_392_000_000, frozen: false }, '2026-11-23T00:00:00.000Z'],
    [{ at: 1_795_392_000_000, frozen: true }, '2026-11-23T00:00:00.000Z; frozen'],
  ])('%j is told as %s', (shown, text) => {
    expect(shownTimeText(shown)).toBe(text);
    expect(parseShownTime(text)).toEqual(shown);
  });

  it.each([null, undefined, '', 'noon', '; frozen', 7])('is not told by %j', (text) => {
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
});
