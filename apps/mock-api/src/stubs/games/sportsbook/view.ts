import { money } from '@magpie/domain/money';
import { betName, marketTitle, potentialReturn, selectionName, standingOf } from '@magpie/domain/sportsbook';
import type { Fixture, Market, OfferedMarket, Standing } from '@magpie/domain/sportsbook';
import type { World } from '#platform/worlds/index.ts';
import { entryOf } from './listing.ts';
import type { Entry } from './listing.ts';
import { termsOf } from './store/index.ts';
import type { KeptBet, LegRow } from './store/index.ts';

/** What a selection is called. */
export function legView(fixture: Fixture, market: Market, selection: string) {
  return {
    name: selectionName(fixture, market, selection),
    title: marketTitle(fixture, market),
    match: `${fixture.home} v ${fixture.away}`,
    sport: fixture.rules.name,
    startsAt: new Date(fixture.startsAt).toISOString(),
  };
}

const onBoard = ({ rules }: Fixture, { phase, score }: Standing) =>
  phase === 'UPCOMING' || phase === 'POSTPONED'
    ? null
    : { home: score.home * rules.points, away: score.away * rules.points };

/** How a match stands. */
export function standingView({ fixture, match }: Entry, now: number) {
  const standing = standingOf(fixture, match, now);
  const { stepMs, steps } = fixture.rules;
  return {
    phase: standing.phase,
    score: onBoard(fixture, standing),
    minute: standing.phase === 'LIVE' ? Math.floor((now - fixture.startsAt) / 60_000) + 1 : null,
    minutes: Math.round((steps * stepMs) / 60_000),
  };
}

export function matchView(entry: Entry, now: number) {
  const { id, sport, rules, league, round, home, away, startsAt } = entry.fixture;
  return {
    id,
    sport,
    sportName: rules.name,
    league: league.name,
    round,
    home,
    away,
    startsAt: new Date(startsAt).toISOString(),
    ...standingView(entry, now),
  };
}

/** A market with its odds; chances are told to nobody. */
export function marketView(fixture: Fixture, market: OfferedMarket) {
  return {
    market: market.kind,
    title: marketTitle(fixture, market),
    offers: market.offers.map(({ selection, odds }) => ({
      selection,
      name: selectionName(fixture, market, selection),
      odds,
    })),
  };
}

function keptLegView(world: World, { fixtureId, market: kind, selection, odds, state }: LegRow, now: number) {
  const entry = entryOf(world, fixtureId);
  const market = entry?.markets.find((each) => each.kind === kind);
  if (!entry || !market) throw new Error(`There is no ${kind} of ${fixtureId}.`);
  return {
    fixture: fixtureId,
    ...legView(entry.fixture, market, selection),
    ...standingView(entry, now),
    odds,
    state,
  };
}

/** A bet as its member sees it; amounts are decimals of the wire. */
export function betView(world: World, { bet, legs }: KeptBet) {
  const decimal = (minor: bigint) => money.format(money.of(minor), bet.currencyType);
  const now = world.now().getTime();
  const over = bet.status === 'DECIDED' || bet.status === 'CLOSED';
  return {
    id: bet.id,
    number: bet.seq,
    name: betName(legs.length, bet.size),
    placedAt: new Date(bet.placedAt).toISOString(),
    open: bet.status === 'OPENING' || bet.status === 'OPEN',
    ending: bet.ending,
    currency: bet.currency,
    unit: decimal(bet.unitMinor),
    stake: decimal(bet.stakeMinor),
    returns: decimal(potentialReturn(termsOf(bet), legs)),
    cashedOut: bet.soldUnitMinor > 0n ? decimal(bet.soldForMinor) : null,
    payout: over ? decimal(bet.payoutMinor) : null,
    legs: legs.map((leg) => keptLegView(world, leg, now)),
  };
}

export type BetView = ReturnType<typeof betView>;
