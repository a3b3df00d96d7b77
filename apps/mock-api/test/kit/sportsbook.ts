import { fixturesBetween, marketsOf, matchOf, settledState } from '@magpie/domain/sportsbook';
import type { BetPick, Fixture, Market, Match } from '@magpie/domain/sportsbook';
import type { World } from '#platform/worlds/index.ts';
import type { ServiceAnswer, TestPlatform } from './index.ts';
import { sessionFor, ticketFor } from './launches.ts';
import { pageCall } from './play-calls.ts';
import type { Player } from './play.ts';

/** The sportsbook, and the vendor that runs it. */
export const SPORTSBOOK = {
  id: 'game_magpie-sportsbook',
  code: 'magpie-sportsbook',
  vendor: 'ven_meridian',
} as const;

/** A player's bet slip. */
export interface BetSlip {
  readonly session: string;
  readonly ask: (call: string, body?: object) => Promise<ServiceAnswer>;
}

/** Opens the sportsbook for a player and begins the session. */
export async function openSportsbook(platform: TestPlatform, player: Player): Promise<BetSlip> {
  const ticket = await ticketFor(player, SPORTSBOOK.id, SPORTSBOOK.vendor);
  const session = await sessionFor(player, SPORTSBOOK.id);
  const ask = (call: string, body: object = {}) =>
    pageCall(platform, call, { ticket, ...body }, SPORTSBOOK.code);
  return { session, ask };
}

/** A match of a world with its end, which its pages are not told. */
export interface KnownMatch {
  readonly fixture: Fixture;
  readonly match: Match;
  readonly markets: readonly Market[];
}

/** The next matches of a world that begin within so many hours. */
export function nextMatches(world: World, hours = 24): readonly KnownMatch[] {
  const now = world.now().getTime();
  return fixturesBetween(now + 1, now + hours * 3_600_000).map((fixture) => {
    const match = matchOf(world.drawSeed, fixture);
    return { fixture, match, markets: marketsOf(fixture, match) };
  });
}

/** The next match of a world that is postponed. */
export function postponedMatch(world: World): Fixture {
  const now = world.now().getTime();
  const found = fixturesBetween(now + 3_600_000, now + 60 * 24 * 3_600_000).find(
    (fixture) => matchOf(world.drawSeed, fixture).conclusion === 'POSTPONED',
  );
  if (!found) throw new Error('All matches are played.');
  return found;
}

/** Which selection of a match's result wins; VOID when it is not played. */
export function resultOf({ fixture, match, markets }: KnownMatch): string {
  const [market] = markets;
  if (!market || match.conclusion !== 'PLAYED') return 'VOID';
  const won = market.selections.find(
    (selection) => settledState(fixture, match, { market, selection }) === 'WON',
  );
  return won ?? 'VOID';
}

/** A selection with the odds that it is offered at. */
export type OfferedLeg = BetPick & { readonly odds: number };

interface AnsweredMatch {
  readonly book: readonly {
    readonly market: BetPick['market'];
    readonly offers: readonly { readonly selection: string; readonly odds: number | null }[];
  }[];
}

/** A selection of a match at the odds that the page is told. */
export async function legOn(
  { ask }: BetSlip,
  fixture: string,
  selection: string,
  market: BetPick['market'] = 'WINNER',
): Promise<OfferedLeg> {
  const { book } = (await ask('match', { fixture })).body as unknown as AnsweredMatch;
  const offers = book.find((each) => each.market === market)?.offers;
  const odds = offers?.find((each) => each.selection === selection)?.odds;
  if (typeof odds !== 'number') throw new Error(`No bet is taken on ${selection} of ${fixture}.`);
  return { fixture, market, selection, odds };
}
