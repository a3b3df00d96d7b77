import type { Fixture } from './fixtures.ts';
import type { Match, Score } from './match.ts';
import { openingOf } from './outlook.ts';
import type { Ending, Outlook } from './outlook.ts';
import type { MarketKind, SportRules } from './sports.ts';

export interface Market {
  readonly kind: MarketKind;
  /**
   * Points that a total has to be above, or that the home side is given at the start; always between two scores, so that
   * one of both bets wins. Null for other markets.
   */
  readonly line: number | null;
  readonly selections: readonly string[];
}

type Board = Pick<Score, 'home' | 'away'>;

const exactly = ({ home, away }: Board): string => `${String(home)}-${String(away)}`;

/** What each selection of a market says of the end of a match. Exactly one of a market is true, whatever the end. */
const isTrue: Readonly<
  Record<Exclude<MarketKind, 'FIRST_SCORE'>, (market: Market, points: number, board: Board) => string>
> = {
  WINNER: (_market, _points, { home, away }) => (home === away ? 'DRAW' : home > away ? 'HOME' : 'AWAY'),
  HANDICAP: ({ line }, points, { home, away }) =>
    (home - away) * points + (line ?? 0) > 0 ? 'HOME' : 'AWAY',
  TOTAL: ({ line }, points, { home, away }) => ((home + away) * points > (line ?? 0) ? 'OVER' : 'UNDER'),
  BOTH_SCORE: (_market, _points, { home, away }) => (home > 0 && away > 0 ? 'YES' : 'NO'),
  CORRECT_SCORE: ({ selections }, _points, board) =>
    selections.includes(exactly(board)) ? exactly(board) : 'OTHER',
};

/** The one selection of a market that a score makes win (PLAY-30). */
export function winnerOf(market: Market, { points }: SportRules, score: Score): string {
  return market.kind === 'FIRST_SCORE' ? (score.first ?? 'NONE') : isTrue[market.kind](market, points, score);
}

/** How likely each selection of a market is; together 1. */
export function chancesOf(
  market: Market,
  { points }: SportRules,
  { endings, first }: Outlook,
): ReadonlyMap<string, number> {
  if (market.kind === 'FIRST_SCORE') return new Map(Object.entries(first));
  const chances = new Map(market.selections.map((selection) => [selection, 0]));
  for (const ending of endings) {
    const selection = isTrue[market.kind](market, points, ending);
    chances.set(selection, (chances.get(selection) ?? 0) + ending.chance);
  }
  return chances;
}

/** The threshold that is reached about as often as not, of those that a measure of the end may reach. */
function evenThreshold(
  candidates: readonly number[],
  endings: readonly Ending[],
  measure: (ending: Ending) => number,
): number {
  const chances = new Map<number, number>();
  for (const ending of endings) {
    const reached = measure(ending);
    chances.set(reached, (chances.get(reached) ?? 0) + ending.chance);
  }
  let least = 0;
  let nearest = { threshold: candidates.at(-1) ?? 0, distance: 1 };
  for (const threshold of range(Math.min(...candidates), Math.max(...candidates)).reverse()) {
    least += chances.get(threshold) ?? 0;
    const distance = Math.abs(least - 0.5);
    if (candidates.includes(threshold) && distance < nearest.distance) nearest = { threshold, distance };
  }
  return nearest.threshold;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function handicapLine({ points, steps, target }: SportRules, { endings }: Outlook): number {
  // In a race the lines next to zero would be the winner again.
  const leads =
    target === null ? range(-steps, steps) : range(1 - target, target).filter((lead) => lead > 1 || lead < 0);
  return 0.5 - points * evenThreshold(leads, endings, ({ home, away }) => home - away);
}

function totalLine({ points, steps, target }: SportRules, { endings }: Outlook): number {
  const counts = range(target === null ? 1 : target + 1, steps);
  return points * evenThreshold(counts, endings, ({ home, away }) => home + away) - 0.5;
}

function exactScores({ target }: SportRules): string[] {
  if (target === null) {
    const goals = range(0, 3);
    return [...goals.flatMap((home) => goals.map((away) => exactly({ home, away }))), 'OTHER'];
  }
  const losses = range(0, target - 1);
  return [
    ...losses.map((away) => exactly({ home: target, away })),
    ...losses.map((home) => exactly({ home, away: target })),
  ];
}

/** The markets of a match; their lines are set before its news and stay. */
export function marketsOf(fixture: Fixture, match: Match): readonly Market[] {
  const { rules } = fixture;
  const opening = openingOf(fixture, match);
  const made: Readonly<Record<MarketKind, () => Omit<Market, 'kind'>>> = {
    WINNER: () => ({
      line: null,
      selections: rules.target === null ? ['HOME', 'DRAW', 'AWAY'] : ['HOME', 'AWAY'],
    }),
    HANDICAP: () => ({ line: handicapLine(rules, opening), selections: ['HOME', 'AWAY'] }),
    TOTAL: () => ({ line: totalLine(rules, opening), selections: ['OVER', 'UNDER'] }),
    BOTH_SCORE: () => ({ line: null, selections: ['YES', 'NO'] }),
    FIRST_SCORE: () => ({ line: null, selections: ['HOME', 'NONE', 'AWAY'] }),
    CORRECT_SCORE: () => ({ line: null, selections: exactScores(rules) }),
  };
  return rules.markets.map((kind) => ({ kind, ...made[kind]() }));
}
