import type { Odds } from './prices.ts';

export interface Pick {
  readonly fixtureId: string;
  readonly market: string;
  readonly selection: string;
  readonly odds: Odds;
}

/**
 * Whether picks of one member cover opposite results: two or more selections of one market whose prices give them together more
 * than two thirds of its chances. A few scores of many are a guess, both sides of a match are none. Of a selection that was picked
 * more than once counts the shortest price: what is added late, at long odds, uncovers nothing.
 */
export function isHedged(picks: readonly Pick[]): boolean {
  const markets = Map.groupBy(picks, ({ fixtureId, market }) => `${fixtureId} ${market}`);
  return [...markets.values()].some((same) => {
    const odds = new Map<string, Odds>();
    for (const pick of same)
      odds.set(pick.selection, Math.min(pick.odds, odds.get(pick.selection) ?? pick.odds));
    const chance = [...odds.values()].reduce((sum, price) => sum + 100 / price, 0);
    return odds.size > 1 && chance > 2 / 3;
  });
}
