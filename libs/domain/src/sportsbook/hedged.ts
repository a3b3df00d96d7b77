import { areOpposite, coveredShare, isCoveredBySet, isDecided } from './opposite-picks.ts';
import type { PricedPick } from './opposite-picks.ts';
import type { Outcomes } from './outcomes.ts';
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

/** Each selection once, those of a pick itself left out. */
function othersOf({ market, selection }: Pick, beside: readonly Pick[]): readonly Pick[] {
  const others = beside.filter((other) => other.market !== market || other.selection !== selection);
  return [...new Map(others.map((other) => [`${other.market} ${other.selection}`, other])).values()];
}

/**
 * Whether the picks of a bet cover opposite results with others of its member on the same matches: more than two thirds of the
 * chances of a market, two markets that say the opposite, or several that win where it loses. A few scores of many are a guess, both
 * sides of a match are none. Of a selection that was picked more than once counts the shortest price: what is added late, at long
 * odds, uncovers nothing.
 * What was decided when the bet was placed covers nothing of it.
 * @param all the member's picks on the matches of the bet, its own included
 * @param outcomesOf a match as it could end when the bet was placed: what was decided by then was no risk of it
 */
export function isHedged(
  own: readonly Pick[],
  all: readonly Pick[],
  outcomesOf: (fixtureId: string) => Outcomes | null,
): boolean {
  return own.some((pick) => {
    const onMatch = all.filter(({ fixtureId }) => fixtureId === pick.fixtureId);
    const outcomes = othersOf(pick, onMatch).length > 0 ? outcomesOf(pick.fixtureId) : null;
    const beside = onMatch.filter((other) => other === pick || !outcomes || !isDecided(outcomes, other));
    if (coversMarket(beside.filter(({ market }) => market === pick.market))) return true;
    if (!outcomes) return false;
    const others = othersOf(pick, beside);
    const elsewhere = beside.filter(({ market }) => market !== pick.market);
    return (
      elsewhere.some((other) => areOpposite(outcomes, pick, other)) || isCoveredBySet(outcomes, pick, others)
    );
  });
}
