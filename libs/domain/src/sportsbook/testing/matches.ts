import { fixtureById } from '../fixtures.ts';
import type { Fixture } from '../fixtures.ts';
import type { Market } from '../markets.ts';
import type { Match, Score, Side } from '../match.ts';
import type { MarketKind } from '../sports.ts';

export function fixtureOf(id: string): Fixture {
  const fixture = fixtureById(id);
  if (!fixture) throw new Error(`There is no ${id}.`);
  return fixture;
}

const sides: Readonly<Record<string, Side | null>> = { H: 'HOME', A: 'AWAY', '-': null };

/** Who scored in each step, such as '-H-A' for a goal of either side in four steps. */
export const stepsOf = (letters: string): (Side | null)[] =>
  Array.from(letters, (letter) => sides[letter] ?? null);

/** A match of a fixture whose steps are written out; its news are for the home side at first and at last. */
export const matchWith = (
  { startsAt, rules }: Fixture,
  letters: string,
  { conclusion = 'PLAYED', edge = 100 }: Partial<Pick<Match, 'conclusion' | 'edge'>> = {},
): Match => ({
  ...{ edge, conclusion, news: ['HOME', 'AWAY', 'AWAY', 'HOME'] },
  steps: stepsOf(letters),
  endsAt: startsAt + letters.length * rules.stepMs,
});

/** A score such as '2-1'; the home side scored first if it scored. */
export function scored(board: string): Score {
  const [home = 0, away = 0] = board.split('-').map(Number);
  return { home, away, first: home > 0 ? 'HOME' : away > 0 ? 'AWAY' : null };
}

export const marketOf = (
  kind: MarketKind,
  line: number | null,
  selections: readonly string[] = [],
): Market => ({ kind, line, selections });
