import type { Fixture } from './fixtures.ts';
import { knownEdge, newsEdge, standingOf, stepChances } from './match.ts';
import type { Match, Score, Side } from './match.ts';
import type { SportRules } from './sports.ts';

/** A way in which a match may end, and how likely it is. */
export interface Ending {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** All that can be said of a match's end from what is known at a moment. */
export interface Outlook {
  /** Their chances sum up to 1; those below {@link negligible} are left out. */
  readonly endings: readonly Ending[];
  readonly first: Readonly<Record<Side | 'NONE', number>>;
}

const negligible = 1e-10;

interface Ahead {
  readonly left: number;
  readonly score: Score;
  /** Chances of a step, 0 to 1. */
  readonly home: number;
  readonly away: number;
}

/** Chances by score: how often the home side scores is the row, how often the other one the column. */
class Grid {
  readonly #width: number;
  readonly #chances: Float64Array;

  constructor(steps: number) {
    this.#width = steps + 1;
    this.#chances = new Float64Array(this.#width ** 2);
  }

  add(home: number, away: number, chance: number): void {
    const place = home * this.#width + away;
    this.#chances[place] = (this.#chances[place] ?? 0) + chance;
  }

  endings(): Ending[] {
    const found: Ending[] = [];
    for (const [place, chance] of this.#chances.entries()) {
      if (chance < negligible) continue;
      found.push({ home: Math.floor(place / this.#width), away: place % this.#width, chance });
    }
    return found;
  }
}

/** From the chances of 0 to n successes in n tries to those in n + 1. */
function oneMoreTry(row: Float64Array, chance: number): Float64Array {
  const next = new Float64Array(row.length + 1);
  for (const [count, before] of row.entries()) {
    next[count] = (next[count] ?? 0) + before * (1 - chance);
    next[count + 1] = before * chance;
  }
  return next;
}

function binomial(tries: number, chance: number): Float64Array {
  let row: Float64Array = Float64Array.of(1);
  for (let count = 0; count < tries; count += 1) row = oneMoreTry(row, chance);
  return row;
}

/** The number of scores to come is a binomial, and of each number the share of the home side another. */
function addScored(grid: Grid, weight: number, { left, score, home, away }: Ahead): void {
  let shares: Float64Array = Float64Array.of(1);
  for (const [count, total] of binomial(left, home + away).entries()) {
    if (total >= negligible) {
      for (const [won, share] of shares.entries()) {
        grid.add(score.home + won, score.away + count - won, weight * total * share);
      }
    }
    shares = oneMoreTry(shares, home / (home + away));
  }
}

/** The ends of a race: every step is won by one side, until one of them is there. */
function addRace(grid: Grid, weight: number, at: Pick<Ahead, 'home' | 'away'> & RaceState): void {
  const { homeScore, awayScore, target, home, away } = at;
  if (homeScore === target || awayScore === target) {
    grid.add(homeScore, awayScore, weight);
    return;
  }
  addRace(grid, weight * home, { ...at, homeScore: homeScore + 1 });
  addRace(grid, weight * away, { ...at, awayScore: awayScore + 1 });
}

interface RaceState {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly target: number;
}

const power = (base: number, exponent: number): number => {
  let product = 1;
  for (let count = 0; count < exponent; count += 1) product *= base;
  return product;
};

function firstOf({ left, score, home, away }: Ahead): Outlook['first'] {
  const { first } = score;
  if (first !== null) return { HOME: first === 'HOME' ? 1 : 0, AWAY: first === 'AWAY' ? 1 : 0, NONE: 0 };
  const none = power(1 - home - away, left);
  const share = home / (home + away);
  return { HOME: (1 - none) * share, AWAY: (1 - none) * (1 - share), NONE: none };
}

/** What is known of a match at a moment; nothing of how it will end. */
export interface KnownOfMatch {
  readonly edge: number;
  /** Pieces of news that are still to come, each as likely for one side as for the other. */
  readonly toCome: number;
  readonly left: number;
  readonly score: Score;
}

/**
 * The exact chances of what is still open: over the ways in which the news to come may turn out, and for each over the steps
 * that are left. They are those of the draws, so each step and each piece of news leaves them on average what they were.
 */
export function outlookOf(rules: SportRules, { edge, toCome, left, score }: KnownOfMatch): Outlook {
  const grid = new Grid(rules.steps);
  const first = { HOME: 0, AWAY: 0, NONE: 0 };
  for (const [good, weight] of binomial(toCome, 0.5).entries()) {
    const chances = stepChances(rules, edge + (2 * good - toCome) * newsEdge);
    const ahead = { left, score, home: chances.home / 10_000, away: chances.away / 10_000 };
    const { target } = rules;
    if (target === null) addScored(grid, weight, ahead);
    else addRace(grid, weight, { ...ahead, homeScore: score.home, awayScore: score.away, target });
    const scoring = firstOf(ahead);
    for (const side of ['HOME', 'AWAY', 'NONE'] as const) first[side] += weight * scoring[side];
  }
  return { endings: grid.endings(), first };
}

export function knownOf(fixture: Fixture, match: Match, now: number): KnownOfMatch {
  const { step, score } = standingOf(fixture, match, now);
  return { ...knownEdge(fixture, match, now), left: fixture.rules.steps - step, score };
}

/** As it is before any news. */
export const openingOf = ({ rules }: Fixture, { edge, news }: Match): Outlook =>
  outlookOf(rules, {
    edge,
    toCome: news.length,
    left: rules.steps,
    score: { home: 0, away: 0, first: null },
  });
