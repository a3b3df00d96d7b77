import { describe, expect, it } from 'vitest';
import { money } from '../../money/index.ts';
import { percentText } from '../index.ts';
import type { Json } from '../index.ts';
import { crash, crashOf, flightsTo, returnAt, rungs } from './crash.ts';

/** A draw whose flight crashes just there, in hundredths. */
const drawFor = (hundredths: number) => 2 ** 32 - Number(flightsTo(hundredths));

const round = (draw: number, actions: Json[] = [], choice: Json = null) =>
  crash.play({ stake: money.of(200n), choice, actions }, { below: () => draw });

describe('a flight', () => {
  it.each([
    [0, 97],
    [2 ** 31, 194],
    [2 ** 32 - 1, 97 * 2 ** 32],
  ])('of draw %i crashes at %i hundredths', (draw, hundredths) => {
    expect(crashOf(draw)).toBe(hundredths);
  });

  it('reaches a height exactly as often as is counted', () => {
    for (const height of [100, 101, 150, 200, 333, 1000, 99_999, 100_000]) {
      const first = drawFor(height);
      expect(crashOf(first)).toBeGreaterThanOrEqual(height);
      expect(crashOf(first - 1)).toBeLessThan(height);
    }
  });

  it('has steps of a twentieth, to whole hundredths', () => {
    expect(rungs.slice(0, 8)).toEqual([100, 105, 110, 115, 120, 126, 132, 138]);
    expect(rungs.at(-1)).toBe(100_000);
    expect(rungs).toHaveLength(145);
  });
});

describe('a round of crash', () => {
  it('waits for its player and hides where it will crash', () => {
    expect(round(drawFor(112))).toEqual({
      view: { target: null, rung: 0, height: 100, crash: null, end: null, worth: 0n },
      next: ['FLY'],
      stakes: [200n],
      payouts: null,
    });
    expect(round(drawFor(112), ['FLY', 'FLY'])).toMatchObject({
      view: { rung: 2, height: 110, crash: null, worth: 220n },
      next: ['CASH_OUT', 'FLY'],
    });
  });

  it.each<[string, number, Json[], Json, string, bigint]>([
    ['cashed out by hand', 112, ['FLY', 'FLY', 'CASH_OUT'], null, 'LEFT', 220n],
    ['flown too far', 112, ['FLY', 'FLY', 'FLY'], null, 'CRASHED', 0n],
    ['that reaches its target', 150, [], 150, 'LEFT', 300n],
    ['that crashes before its target', 149, [], 150, 'CRASHED', 0n],
    ['flown to the top', 100_000, rungs.slice(1).map(() => 'FLY'), null, 'LEFT', 200_000n],
  ])('%s ends so', (_what, height, actions, choice, end, payout) => {
    expect(round(drawFor(height), actions, choice)).toMatchObject({
      view: { end, crash: height },
      next: [],
      payouts: [payout],
    });
  });

  it('may crash at once', () => {
    expect(round(0)).toMatchObject({ view: { end: 'CRASHED', crash: 97 }, payouts: [0n] });
  });

  it.each<[string, Json[], Json]>([
    ['a cash out before the first step', ['CASH_OUT'], null],
    ['another move', ['LAND'], null],
    ['a move after its end', ['FLY', 'CASH_OUT', 'FLY'], null],
    ['a target below the least', [], 100],
    ['a target above the highest', [], 100_001],
    ['a target that is no whole number', [], 150.5],
  ])('has %s refused', (_what, actions, choice) => {
    expect(round(drawFor(500), actions, choice)).toBeNull();
  });

  it('PLAY-35 returns 97.00 % wherever it is left', () => {
    for (const height of [...rungs.slice(1), 101, 150, 333])
      expect([height, percentText(returnAt(height))]).toEqual([height, '97.00']);
    expect(crash.exactReturn()).toEqual({ over: 1_041_529_569n, under: 1_073_741_824n });
  });
});
