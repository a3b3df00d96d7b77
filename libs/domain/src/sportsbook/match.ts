import { drawsOf } from '../studio/index.ts';
import type { Fixture } from './fixtures.ts';
import type { SportRules } from './sports.ts';

export type Side = 'HOME' | 'AWAY';

/** How a match came to its end. Nobody may be told of it before the clock is there. */
export interface Match {
  /** By how much the home side is ahead before the news, in 1/1,000; below zero when it is behind. */
  readonly edge: number;
  /** What each piece of news before the match speaks for. */
  readonly news: readonly Side[];
  /** Who scored in each step that was played. */
  readonly steps: readonly (Side | null)[];
  readonly conclusion: 'PLAYED' | 'POSTPONED' | 'ABANDONED';
  /** When it is known, epoch milliseconds: for a postponed match when it should have begun. */
  readonly endsAt: number;
}

export interface Score {
  readonly home: number;
  readonly away: number;
  /** Who scored first; null while nobody has. */
  readonly first: Side | null;
}

export type Phase = 'UPCOMING' | 'LIVE' | 'OVER' | 'POSTPONED' | 'ABANDONED';

export interface Standing {
  readonly phase: Phase;
  /** Steps that are played. */
  readonly step: number;
  readonly score: Score;
}

const minute = 60_000;

/** How long before a match each piece of news comes. */
const newsMs = [720, 180, 60, 20].map((minutes) => minutes * minute);

/** What a piece of news moves, in 1/1,000 of the rate. */
export const newsEdge = 30;

/** What playing at home is worth. */
const homeEdge = 60;

const perThousand = { postponed: 15, abandoned: 10 } as const;

/** Chances of a step, in 1/10,000. */
export interface StepChances {
  readonly home: number;
  readonly away: number;
}

export function stepChances({ rate, spread }: SportRules, edge: number): StepChances {
  const home = Math.round((rate * (100_000 + edge * spread)) / 200_000);
  return { home, away: rate - home };
}

/** A side's rating in a season, -150 to 150. */
const ratingOf = (seed: string, { league, season }: Fixture, team: string): number =>
  drawsOf({ serverSeed: seed, clientSeed: `${league.id}:${team}`, nonce: season }).below(301) - 150;

/** @returns the steps up to the one that decides a race */
function playedSteps({ target }: SportRules, drawn: readonly (Side | null)[]): (Side | null)[] {
  if (target === null) return [...drawn];
  const last = drawn.findIndex((_, index) => {
    const { home, away } = scoreOf(drawn.slice(0, index + 1));
    return home === target || away === target;
  });
  return drawn.slice(0, last + 1);
}

const signed = (side: Side): number => (side === 'HOME' ? newsEdge : -newsEdge);

/**
 * The match of a fixture, by what the world draws from and the fixture alone: the same for everyone who asks, and whenever
 * (PLAY-30). Drawn as the rounds of the studio are, so that it can be verified by the seed.
 */
export function matchOf(drawSeed: string, fixture: Fixture): Match {
  const { rules, startsAt } = fixture;
  const seed = `sportsbook:${drawSeed}`;
  const edge = homeEdge + ratingOf(seed, fixture, fixture.home) - ratingOf(seed, fixture, fixture.away);
  const draws = drawsOf({ serverSeed: seed, clientSeed: fixture.id, nonce: 0 });
  const news = newsMs.map((): Side => (draws.below(2) === 0 ? 'HOME' : 'AWAY'));
  const luck = draws.below(1000);
  const brokenAt = draws.below(rules.steps);
  const chances = stepChances(
    rules,
    news.reduce((sum, side) => sum + signed(side), edge),
  );
  const drawn = Array.from({ length: rules.steps }, (): Side | null => {
    const value = draws.below(10_000);
    if (value < chances.home) return 'HOME';
    return value < chances.home + chances.away ? 'AWAY' : null;
  });
  const played = playedSteps(rules, drawn);
  const ended = (conclusion: Match['conclusion'], steps: Match['steps']): Match => ({
    ...{ edge, news, conclusion, steps },
    endsAt: startsAt + steps.length * rules.stepMs,
  });
  if (luck < perThousand.postponed) return ended('POSTPONED', []);
  const broken = luck < perThousand.postponed + perThousand.abandoned && brokenAt < played.length;
  return broken ? ended('ABANDONED', played.slice(0, brokenAt)) : ended('PLAYED', played);
}

export function scoreOf(steps: readonly (Side | null)[]): Score {
  return {
    home: steps.filter((side) => side === 'HOME').length,
    away: steps.filter((side) => side === 'AWAY').length,
    first: steps.find((side) => side !== null) ?? null,
  };
}

export function standingOf({ startsAt, rules }: Fixture, match: Match, now: number): Standing {
  const step = Math.max(0, Math.min(match.steps.length, Math.floor((now - startsAt) / rules.stepMs)));
  const score = scoreOf(match.steps.slice(0, step));
  if (now < startsAt) return { phase: 'UPCOMING', step, score };
  if (now < match.endsAt) return { phase: 'LIVE', step, score };
  return { phase: match.conclusion === 'PLAYED' ? 'OVER' : match.conclusion, step, score };
}

/** What is known of the news at a moment: the edge by then, and how many pieces are still to come. */
export function knownEdge(
  { startsAt }: Fixture,
  { edge, news }: Match,
  now: number,
): { readonly edge: number; readonly toCome: number } {
  const known = newsMs.filter((before) => now >= startsAt - before).length;
  const sum = news.slice(0, known).reduce((total, side) => total + signed(side), edge);
  return { edge: sum, toCome: news.length - known };
}
