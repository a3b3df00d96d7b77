import { describe, expect, it } from 'vitest';
import { areOpposite, isCoveredBySet, isDecided } from './opposite-picks.ts';
import type { PricedPick } from './opposite-picks.ts';
import type { Outcomes } from './outcomes.ts';

/** A match that can end in five ways: a high and a close win of each side, and a draw. */
const outcomes: Outcomes = {
  chances: [0.2, 0.2, 0.2, 0.2, 0.2],
  winners: new Map([
    ['WINNER', ['HOME', 'HOME', 'DRAW', 'AWAY', 'AWAY']],
    ['HANDICAP', ['HOME', 'AWAY', 'AWAY', 'AWAY', 'AWAY']],
    ['TOTAL', ['OVER', 'UNDER', 'UNDER', 'UNDER', 'OVER']],
    ['CORRECT_SCORE', ['3:0', '1:0', '0:0', '0:1', '0:3']],
    ['FIRST_SCORE', ['HOME', 'HOME', 'HOME', 'HOME', 'HOME']],
  ]),
};

const pick = (market: PricedPick['market'], selection: string, odds = 200): PricedPick => ({
  ...{ market, selection, odds },
});

const home = pick('WINNER', 'HOME');
const away = pick('WINNER', 'AWAY');
const awayWithStart = pick('HANDICAP', 'AWAY');

describe('a pick', () => {
  it.each([
    ['wins at some of the ends', home, false],
    ['wins at each', pick('FIRST_SCORE', 'HOME'), true],
    ['wins at none', pick('FIRST_SCORE', 'AWAY'), true],
    ['is of a market that the match does not have', pick('BOTH_SCORE', 'YES'), false],
  ])('is decided where it %s: %s', (_what, made, decided) => {
    expect(isDecided(outcomes, made)).toBe(decided);
  });
});

describe('picks on two markets', () => {
  it.each([
    ['win however it ends', true, home, awayWithStart],
    ['win however it ends, at long odds', true, { ...home, odds: 5_000 }, { ...awayWithStart, odds: 5_000 }],
    ['never both win, with two thirds of the chances', false, home, pick('CORRECT_SCORE', '0:1', 600)],
    ['never both win, with a little more', true, home, pick('CORRECT_SCORE', '0:1', 599)],
    ['win together at one end', false, home, pick('TOTAL', 'OVER', 101)],
    ['win together at each end that one wins at', false, home, pick('HANDICAP', 'HOME')],
    ['are of a market that the match does not have', false, home, pick('BOTH_SCORE', 'NO', 101)],
  ])('that %s are sides of one bet: %s', (_what, opposite, one, other) => {
    expect(areOpposite(outcomes, one, other)).toBe(opposite);
    expect(areOpposite(outcomes, other, one)).toBe(opposite);
  });
});

describe('a pick is covered by others', () => {
  const draw = pick('WINNER', 'DRAW');

  it.each([
    ['both results that it loses at', true, home, [draw, away]],
    ['one of them, two thirds of where it loses', false, home, [away]],
    ['the other side with a start', true, home, [awayWithStart]],
    ['the other side and few goals, of which it wins with some', false, home, [pick('TOTAL', 'UNDER'), away]],
    ['few goals alone', false, home, [pick('TOTAL', 'UNDER')]],
    ['many goals alone, which say as much for it as against it', false, home, [pick('TOTAL', 'OVER')]],
    ['nothing', false, home, []],
    ['picks of a market that the match does not have', false, home, [pick('BOTH_SCORE', 'YES')]],
    ['what it is itself', false, home, [home]],
  ])('by %s: %s', (_what, covered, own, others) => {
    expect(isCoveredBySet(outcomes, own, others)).toBe(covered);
  });

  it('only by more than four fifths of where it loses', () => {
    const ends = { ...outcomes, chances: [0.25, 0.25, 0.1, 0.2, 0.2] };
    expect(isCoveredBySet(ends, home, [away])).toBe(false);
    expect(isCoveredBySet({ ...ends, chances: [0.25, 0.25, 0.09, 0.2, 0.21] }, home, [away])).toBe(true);
  });
});
