import { leagues, pairingOf } from './season.ts';
import type { League, Pairing } from './season.ts';
import { sports } from './sports.ts';
import type { Sport, SportRules } from './sports.ts';

/** A match of a league: the same in every world, since the seasons go on by the clock alone. */
export interface Fixture extends Pairing {
  readonly id: string;
  readonly league: League;
  readonly sport: Sport;
  readonly rules: SportRules;
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

const hour = 3_600_000;

/** Each league begins one match per slot. */
const slotMs = 4 * hour;

/** The first match of the first season, 2026-01-01T00:00Z. */
const firstSeasonAt = 1_767_225_600_000;

/** How far ahead matches can be bet on. */
export const listedAheadMs = 36 * hour;

/** How long results are listed. */
export const listedAfterMs = 24 * hour;

function fixtureAt(league: League, match: number): Fixture {
  return {
    id: `${league.id}-${String(match)}`,
    league,
    sport: league.sport,
    rules: sports[league.sport],
    startsAt: firstSeasonAt + match * slotMs + league.offsetMs,
    ...pairingOf(league, match),
  };
}

/** The last moment that a date can tell, less a day for the match itself. */
const lastStart = 8_640_000_000_000_000 - 24 * hour;

/** Whether a match is near enough to be bet on. */
export const isListed = ({ startsAt }: Fixture, now: number): boolean => startsAt <= now + listedAheadMs;

/** Null for an id that no match has. */
export function fixtureById(id: string): Fixture | null {
  const [, name, number] = /^([a-z]{3})-(0|[1-9][0-9]{0,8})$/.exec(id) ?? [];
  const league = leagues.find((entry) => entry.id === name);
  const fixture = league && number !== undefined ? fixtureAt(league, Number(number)) : null;
  return fixture && fixture.startsAt <= lastStart ? fixture : null;
}

/** The matches that begin from one moment to another, both included, in the order of their beginning. */
export function fixturesBetween(from: number, to: number): readonly Fixture[] {
  const found: Fixture[] = [];
  for (const league of leagues) {
    const zero = firstSeasonAt + league.offsetMs;
    const first = Math.max(0, Math.ceil((from - zero) / slotMs));
    for (let match = first; zero + match * slotMs <= to; match += 1) found.push(fixtureAt(league, match));
  }
  return found.sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
}
