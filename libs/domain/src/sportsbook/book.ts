import type { Fixture } from './fixtures.ts';
import { chancesOf } from './markets.ts';
import type { Market } from './markets.ts';
import { knownEdge, standingOf } from './match.ts';
import type { Match } from './match.ts';
import { knownOf, outlookOf } from './outlook.ts';
import { inMillionths, priceOf } from './prices.ts';
import type { Millionths, Odds } from './prices.ts';

/** A selection as it stands at a moment. */
export interface Offer {
  readonly selection: string;
  readonly chance: Millionths;
  /** Null while no bet is taken on it. */
  readonly odds: Odds | null;
}

export interface OfferedMarket extends Market {
  readonly offers: readonly Offer[];
}

/** As long as it stays the same, so does everything that a match offers. */
export function bookVersion(fixture: Fixture, match: Match, now: number): string {
  const { phase, step } = standingOf(fixture, match, now);
  return `${phase} ${String(step)} ${String(knownEdge(fixture, match, now).toCome)}`;
}

/** Whether news or a step comes to a match within some time, with which everything that it offers may change. */
export const isAboutToMove = (fixture: Fixture, match: Match, now: number, withinMs: number): boolean =>
  bookVersion(fixture, match, now) !== bookVersion(fixture, match, now + withinMs);

/**
 * Everything that can be bet on in a match at a moment; no odds once it is over.
 * @param markets of the match, which never change
 */
export function bookOf(
  {
    fixture,
    match,
    markets,
  }: { readonly fixture: Fixture; readonly match: Match; readonly markets: readonly Market[] },
  now: number,
): readonly OfferedMarket[] {
  const { rules } = fixture;
  const { phase } = standingOf(fixture, match, now);
  const open = phase === 'UPCOMING' || phase === 'LIVE';
  const outlook = outlookOf(rules, knownOf(fixture, match, now));
  return markets.map((market) => {
    const chances = chancesOf(market, rules, outlook);
    const offers = market.selections.map((selection) => {
      const chance = chances.get(selection) ?? 0;
      return { selection, chance: inMillionths(chance), odds: open ? priceOf(market.kind, chance) : null };
    });
    return { ...market, offers };
  });
}
