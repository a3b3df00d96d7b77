import {
  bookOf,
  bookVersion,
  fixtureById,
  isListed,
  marketsOf,
  matchOf,
  outcomesAt,
} from '@magpie/domain/sportsbook';
import type {
  BetPick,
  Fixture,
  Market,
  Match,
  Offer,
  OfferedMarket,
  Outcomes,
} from '@magpie/domain/sportsbook';
import type { World } from '#platform/worlds/index.ts';

/** A match of a world with its markets, which never change. */
export interface Entry {
  readonly fixture: Fixture;
  readonly match: Match;
  readonly markets: readonly Market[];
}

interface Drawn extends Entry {
  book: { readonly version: string; readonly markets: readonly OfferedMarket[] } | null;
  /** Those of the last moment that was asked for: bets are settled in the order in which they were placed. */
  outcomes: { readonly version: string; readonly of: Outcomes } | null;
}

/** How many matches of a world are kept; those of three days. */
const KEPT = 160;

const programmes = new WeakMap<World, Map<string, Drawn>>();

function drawn(world: World, id: string): Drawn | null {
  const known = programmes.get(world) ?? new Map<string, Drawn>();
  programmes.set(world, known);
  const before = known.get(id);
  if (before) return before;
  const fixture = fixtureById(id);
  if (!fixture) return null;
  const match = matchOf(world.drawSeed, fixture);
  const made = { fixture, match, markets: marketsOf(fixture, match), book: null, outcomes: null };
  known.set(id, made);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return made;
}

/** A match by its id, with how it ends; null for an id that no match has. */
export const entryOf = (world: World, id: string): Entry | null => drawn(world, id);

/** What a match offers at the moment; null for an id that no match has, and for one too far ahead to be listed. */
export function offered(
  world: World,
  id: string,
): (Entry & { readonly book: readonly OfferedMarket[] }) | null {
  const now = world.now().getTime();
  const fixture = fixtureById(id);
  const entry = fixture && isListed(fixture, now) ? drawn(world, id) : null;
  if (!entry) return null;
  const version = bookVersion(entry.fixture, entry.match, now);
  if (entry.book?.version !== version) entry.book = { version, markets: bookOf(entry, now) };
  return { ...entry, book: entry.book.markets };
}

/** What of a match was still open at a moment; null for an id that no match has. */
export function outcomesOf(world: World, id: string, at: number): Outcomes | null {
  const entry = drawn(world, id);
  if (!entry) return null;
  const version = bookVersion(entry.fixture, entry.match, at);
  if (entry.outcomes?.version !== version) entry.outcomes = { version, of: outcomesAt(entry, at) };
  return entry.outcomes.of;
}

export interface OfferedPick {
  readonly entry: Entry;
  readonly market: OfferedMarket;
  readonly offer: Offer;
}

/** A selection as it is offered at the moment; null when there is no such one. */
export function offeredPick(world: World, { fixture, market, selection }: BetPick): OfferedPick | null {
  const entry = offered(world, fixture);
  const found = entry?.book.find(({ kind }) => kind === market);
  const offer = found?.offers.find((each) => each.selection === selection);
  return entry && found && offer ? { entry, market: found, offer } : null;
}
