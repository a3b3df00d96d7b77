import { describe, expect, it } from 'vitest';
import { Clock, clockShowing, InvalidClockMove } from './clock.ts';
import type { ClockState } from './clock.ts';

const START = Date.parse('2026-03-01T10:00:00.000Z');

/** A clock over a real time that the test holds. */
function clockAt(shown: string, frozen: boolean) {
  const real = { time: START };
  const stored: ClockState[] = [];
  const realTime = (): number => real.time;
  const start = clockShowing(Date.parse(shown), { frozen, rate: 1 }, realTime);
  const clock: Clock = new Clock(start, realTime, (change) => {
    const state = change();
    stored.push(state);
    clock.load(state);
    return Promise.resolve();
  });
  return { clock, real, stored };
}

const at = (clock: Clock): string => clock.now().toISOString();

describe('now', () => {
  it('runs with real time from where it was set', () => {
    const { clock, real } = clockAt('2030-01-01T00:00:00.000Z', false);
    expect(at(clock)).toBe('2030-01-01T00:00:00.000Z');
    real.time += 1_500;
    expect(at(clock)).toBe('2030-01-01T00:00:01.500Z');
    expect(clock.frozen).toBe(false);
  });

  it('stands still when frozen', () => {
    const { clock, real } = clockAt('2030-01-01T00:00:00.000Z', true);
    real.time += 86_400_000;
    expect(at(clock)).toBe('2030-01-01T00:00:00.000Z');
    expect(clock.frozen).toBe(true);
  });

  it('does not follow real time back', () => {
    const { clock, real } = clockAt('2030-01-01T00:00:00.000Z', false);
    real.time += 2_000;
    expect(at(clock)).toBe('2030-01-01T00:00:02.000Z');
    real.time -= 5_000;
    expect(at(clock)).toBe('2030-01-01T00:00:02.000Z');
  });
});

describe('advance', () => {
  it('moves a frozen clock, which stays frozen', async () => {
    const { clock, real } = clockAt('2026-01-31T12:00:00.000Z', true);
    expect((await clock.advance('P1M')).toISOString()).toBe('2026-02-28T12:00:00.000Z');
    real.time += 1_000;
    expect(at(clock)).toBe('2026-02-28T12:00:00.000Z');
  });

  it('moves a running clock, which runs on', async () => {
    const { clock, real, stored } = clockAt('2026-03-01T10:00:00.000Z', false);
    await clock.advance('PT90S');
    real.time += 500;
    expect(at(clock)).toBe('2026-03-01T10:01:30.500Z');
    expect(stored).toEqual([{ offsetMs: 90_000, frozenAt: null, rate: 1, rateSinceMs: START }]);
  });

  it.each(['', 'soon', 'P', '1 day', 'P1.5D'])('refuses %j, which is no duration', async (duration) => {
    const { clock } = clockAt('2026-03-01T10:00:00.000Z', true);
    await expect(clock.advance(duration)).rejects.toThrow(InvalidClockMove);
    expect(at(clock)).toBe('2026-03-01T10:00:00.000Z');
  });

  it.each(['PT0S', '-P1D'])('refuses %s, which is not forward', async (duration) => {
    const { clock } = clockAt('2026-03-01T10:00:00.000Z', true);
    await expect(clock.advance(duration)).rejects.toThrow('The clock can only be moved forward.');
    expect(at(clock)).toBe('2026-03-01T10:00:00.000Z');
  });
});

describe('set', () => {
  it('moves to a later moment or the same one, and never back', async () => {
    const { clock } = clockAt('2026-03-01T10:00:00.000Z', true);
    await clock.set(new Date('2026-03-02T00:00:00.000Z'));
    await clock.set(new Date('2026-03-02T00:00:00.000Z'));
    expect(at(clock)).toBe('2026-03-02T00:00:00.000Z');
    await expect(clock.set(new Date('2026-03-01T23:59:59.999Z'))).rejects.toThrow(InvalidClockMove);
    await expect(clock.set(new Date(Number.NaN))).rejects.toThrow(InvalidClockMove);
    expect(at(clock)).toBe('2026-03-02T00:00:00.000Z');
  });
});

describe('freeze and unfreeze', () => {
  it('stop the clock where it is and let it run on from there', async () => {
    const { clock, real } = clockAt('2026-03-01T10:00:00.000Z', false);
    real.time += 1_000;
    await clock.freeze();
    real.time += 60_000;
    expect(at(clock)).toBe('2026-03-01T10:00:01.000Z');
    await clock.unfreeze();
    real.time += 2_000;
    expect(at(clock)).toBe('2026-03-01T10:00:03.000Z');
  });

  it('tell who listens when the clock stops, and when it runs on', async () => {
    const { clock } = clockAt('2026-03-01T10:00:00.000Z', false);
    const heard: string[] = [];
    clock.onChange((now) => {
      heard.push(now.toISOString());
      return Promise.resolve();
    });
    await clock.freeze();
    expect(heard).toEqual(['2026-03-01T10:00:00.000Z']);
    await clock.unfreeze();
    expect(heard).toEqual(['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z']);
  });
});

describe('onChange', () => {
  it('runs after each change with the new time, in order, and no longer once stopped', async () => {
    const { clock } = clockAt('2026-03-01T10:00:00.000Z', true);
    const heard: string[] = [];
    const note = (name: string) => (now: Date) => {
      heard.push(`${name} ${now.toISOString()}`);
      return Promise.resolve();
    };
    clock.onChange(note('first'));
    const stop = clock.onChange(note('second'));

    await clock.advance('P1D');
    stop();
    await clock.set(new Date('2026-03-03T00:00:00.000Z'));
    await clock.freeze();

    expect(heard).toEqual([
      'first 2026-03-02T10:00:00.000Z',
      'second 2026-03-02T10:00:00.000Z',
      'first 2026-03-03T00:00:00.000Z',
      'first 2026-03-03T00:00:00.000Z',
    ]);
  });

  it('is not run by a refused move', async () => {
    const { clock } = clockAt('2026-03-01T10:00:00.000Z', true);
    let moves = 0;
    clock.onChange(() => {
      moves += 1;
      return Promise.resolve();
    });
    await expect(clock.advance('soon')).rejects.toThrow(InvalidClockMove);
    expect(moves).toBe(0);
  });
});

describe('run', () => {
  it('goes on from where it is, so many times as fast, also over moves and stops', async () => {
    const { clock, real } = clockAt('2026-03-01T10:00:00.000Z', true);
    await clock.run(60);
    real.time += 1_500;
    expect(at(clock)).toBe('2026-03-01T10:01:30.000Z');
    await clock.advance('PT1H');
    real.time += 1_000;
    expect(at(clock)).toBe('2026-03-01T11:02:30.000Z');
    await clock.freeze();
    real.time += 9_000;
    expect(at(clock)).toBe('2026-03-01T11:02:30.000Z');
    await clock.unfreeze();
    real.time += 1_000;
    expect([at(clock), clock.rate]).toEqual(['2026-03-01T11:03:30.000Z', 60]);
    await clock.run(0.5);
    real.time += 1_000;
    expect(at(clock)).toBe('2026-03-01T11:03:30.500Z');
    await expect(clock.run(0)).rejects.toThrow(InvalidClockMove);
  });

  it('tells how long to wait for a moment', async () => {
    const { clock, real } = clockAt('2026-03-01T10:00:00.000Z', false);
    const noon = Date.parse('2026-03-01T12:00:00.000Z');
    expect(clock.until(noon)).toBe(7_200_000);
    await clock.run(60);
    expect(clock.until(noon)).toBe(120_000);
    real.time += 120_000;
    expect([at(clock), clock.until(noon)]).toEqual(['2026-03-01T12:00:00.000Z', 0]);
    await clock.freeze();
    expect(clock.until(noon)).toBeNull();
  });
});

it('jumps to the next Monday of a timezone, as fast and as frozen as it was', async () => {
  const { clock } = clockAt('2026-03-02T10:00:00.000Z', true);
  expect((await clock.jump('MONDAY', 'Australia/Sydney')).toISOString()).toBe('2026-03-08T13:00:00.000Z');
  expect([clock.frozen, clock.rate]).toEqual([true, 1]);
});
