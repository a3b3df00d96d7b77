import {
  cashOutShares,
  decideMatch,
  fixturesBetween,
  listedAfterMs,
  listedAheadMs,
  longestMatchMs,
  matchReasons,
  maximumLegs,
  slipReasons,
  sports,
  standingOf,
} from '@magpie/domain/sportsbook';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { limitTexts } from '@magpie/domain/play';
import { money } from '@magpie/domain/money';
import { seatKeyOf } from '../seat-key.ts';
import type { Seat } from '../seat.ts';
import { finishOpening, payDecided } from './pay.ts';
import { entryOf, offered } from './listing.ts';
import type { Entry } from './listing.ts';
import { slipLeft } from './slip.ts';
import { closedBets, openBets } from './store/index.ts';
import { betView, marketView, matchView } from './view.ts';

const PAGE = 20;

const isToCome = ({ fixture, match }: Entry, now: number): boolean => {
  const { phase } = standingOf(fixture, match, now);
  return phase === 'LIVE' || phase === 'UPCOMING';
};

/** The matches that can be bet on, each with its first market. */
export function matchesOf(world: World) {
  const now = world.now().getTime();
  return fixturesBetween(now - longestMatchMs, now + listedAheadMs).flatMap(({ id }) => {
    const entry = offered(world, id);
    const main = entry?.book[0];
    if (!entry || !main || !isToCome(entry, now)) return [];
    return { ...matchView(entry, now), markets: entry.book.length, main: marketView(entry.fixture, main) };
  });
}

/** The results of the last day, the latest first. */
export function resultsOf(world: World) {
  const now = world.now().getTime();
  return fixturesBetween(now - listedAfterMs, now)
    .flatMap(({ id }) => {
      const entry = entryOf(world, id);
      if (!entry || isToCome(entry, now)) return [];
      return matchView(entry, now);
    })
    .reverse();
}

const ofMatch = z.object({ fixture: z.string().max(20) });

/** A match with all its markets. @throws Refusal NOT_FOUND for one that there is not */
export function matchAt({ world }: Seat, body: unknown) {
  const parsed = ofMatch.safeParse(body);
  const decision = decideMatch(parsed.success ? offered(world, parsed.data.fixture) : null);
  if (!decision.allowed) throw refusalOf(matchReasons, decision);
  const { match: entry } = decision.plan;
  return {
    ...matchView(entry, world.now().getTime()),
    book: entry.book.map((market) => marketView(entry.fixture, market)),
  };
}

const ofBets = z.object({ before: z.number().int().optional() });

/** The bets of the member: every open one, and a page of those that are over. */
export async function betsAt(seat: Seat, body: unknown, services: PlatformServices) {
  const { world } = seat;
  await payDecided(services, world);
  const parsed = ofBets.safeParse(body);
  const before = (parsed.success ? parsed.data.before : undefined) ?? Number.MAX_SAFE_INTEGER;
  const seatKey = seatKeyOf(seat);
  const closed = await closedBets(world.db, seatKey, { before, limit: PAGE + 1 });
  return {
    open: (await openBets(world.db, seatKey)).map((bet) => betView(world, bet)),
    closed: closed.slice(0, PAGE).map((bet) => betView(world, bet)),
    more: closed.length > PAGE,
    shares: cashOutShares,
  };
}

/** What the page of the sportsbook is told first; what a stop left of the member's bets is finished before (PLAY-37). */
export async function sportsbookState(seat: Seat, services: PlatformServices) {
  const { at, world } = seat;
  await finishOpening(services, world, await openBets(world.db, seatKeyOf(seat)));
  const { type } = at.currency;
  const ladder = at.stakes.map((stake) => money.parseOrZero(stake, type));
  return {
    now: world.now().toISOString(),
    sports: Object.entries(sports).map(([sport, { name }]) => ({ sport, name })),
    matches: matchesOf(world),
    stakes: limitTexts(ladder, type),
    maximumLegs,
    slipFull: slipReasons.tooManyLegs.text(),
    slip: await slipLeft(seat),
    bets: await betsAt(seat, {}, services),
  };
}
