import { areOpposite, coveredShare } from './opposite-picks.ts';
import type { MatchMarkets, PricedPick } from './opposite-picks.ts';
import type { Odds } from './prices.ts';

export interface Pick extends PricedPick {
  readonly fixtureId: string;
}

/** Whether two or more selections of one market have by their prices together nearly all of its chances. */
function coversMarket(picks: readonly Pick[]): boolean {
  const odds = new Map<string, Odds>();
  for (const pick of picks)
    odds.set(pick.selection, Math.min(pick.odds, odds.get(pick.selection) ?? pick.odds));
  const chance = [...odds.values()].reduce((sum, price) => sum + 100 / price, 0);
  return odds.size > 1 && chance > coveredShare;
}

/**
 * Whether the picks of a bet cover opposite results with others of its member on the same matches: more than two thirds of the
 * chances of a market, or two markets that say the opposite. A few scores of many are a guess, both sides of a match are none. Of a
 * selection that was picked more than once counts the shortest price: what is added late, at long odds, uncovers nothing.
 * @param all the member's picks on the matches of the bet, its own included
 */
export function isHedged(
  own: readonly Pick[],
  all: readonly Pick[],
  matchOf: (fixtureId: string) => MatchMarkets | null,
): boolean {
  return own.some((pick) => {
    const beside = all.filter(({ fixtureId }) => fixtureId === pick.fixtureId);
    if (coversMarket(beside.filter(({ market }) => market === pick.market))) return true;
    const others = beside.filter(({ market }) => market !== pick.market);
    const match = others.length > 0 ? matchOf(pick.fixtureId) : null;
    return match !== null && others.some((other) => areOpposite(match, pick, other));
  });
}
