import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievementTypes, emptyBadge, isCompleted, shownBadge, withEmptyBadge } from './index.ts';

const badge = (level: number, completed = true) => ({ level, name: `Badge ${String(level)}`, completed });

describe('ACH-04 a badge list', () => {
  it('begins with a badge of level 0 that everybody has', () => {
    expect(emptyBadge).toEqual({ level: 0, name: 'Empty Badge', completed: true });
  });

  it('keeps its badges in their order, earned or not', () => {
    const badges = [badge(2, false), badge(1), badge(3, false)];
    expect(withEmptyBadge(badges).map(({ level }) => level)).toEqual([0, 2, 1, 3]);
    expect(withEmptyBadge(badges).map(({ completed }) => completed)).toEqual([true, false, true, false]);
  });

  it('keeps what else is known of a badge', () => {
    const pictured = { ...badge(1), image: 'stickybeak.svg' };
    expect(withEmptyBadge([pictured]).at(1)).toBe(pictured);
  });

  it('is a new list, so that the badges of the member stay theirs', () => {
    const badges = [badge(1)];
    expect(withEmptyBadge(badges)).toHaveLength(2);
    expect(badges).toEqual([badge(1)]);
  });
});

describe('ACH-07 the badge that shows', () => {
  it.each([
    ['the chosen one', badge(1), null, 1],
    ['the chosen one before one earned later', badge(1), badge(4), 1],
    ['the one earned last', null, badge(4), 4],
    ['the empty one', null, null, 0],
  ] as const)('is %s', (_what, chosen, earnedLast, level) => {
    expect(shownBadge(chosen, earnedLast).level).toBe(level);
  });

  it('can be the Empty Badge by choice, over one that was earned', () => {
    expect(shownBadge(emptyBadge, badge(4))).toBe(emptyBadge);
  });
});

describe('a goal', () => {
  it.each([
    [1, 0, false],
    [1, 1, true],
    [100, 99, false],
    [100, 100, true],
    [100, 101, true],
    [0, 0, true],
  ])('of %i is reached by %i: %s', (goal, count, reached) => {
    expect(isCompleted(goal, count)).toBe(reached);
  });

  it('that was reached stays reached, and is reached at one count', () => {
    const counts = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), counts, (goal, count) => {
        if (isCompleted(goal, count)) expect(isCompleted(goal, count + 1)).toBe(true);
        const turns = Array.from({ length: 502 }, (_, each) => each).filter(
          (each) => isCompleted(goal, each) && !isCompleted(goal, each - 1),
        );
        expect(turns).toEqual([goal]);
      }),
    );
  });
});

it('ACH-02 the types are in the order of their tabs', () => {
  expect(achievementTypes).toEqual(['CasinoExplorer', 'RegularPlayer', 'SteadyGambler', 'WinningStreak']);
});
