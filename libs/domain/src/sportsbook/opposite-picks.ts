import type { Outcomes } from './outcomes.ts';
import type { Odds } from './prices.ts';
import type { MarketKind } from './sports.ts';

export interface PricedPick {
  readonly market: MarketKind;
  readonly selection: string;
  readonly odds: Odds;
}

/** Of the chances of a match, more of which than this nobody risks anything by holding. */
export const coveredShare = 2 / 3;

/** Of the chances that a pick loses, more of which than this others may not win. */
const coveredLosses = 4 / 5;

/** Tells at which ends a pick wins; null for one on a market that the match does not have. */
function winsOf({ winners }: Outcomes, { market, selection }: PricedPick): readonly boolean[] | null {
  return winners.get(market)?.map((winner) => winner === selection) ?? null;
}

/** Whether nothing can change any more what a pick comes to: it wins at each end that is still open, or at none. */
export function isDecided(outcomes: Outcomes, pick: PricedPick): boolean {
  const wins = winsOf(outcomes, pick);
  return wins !== null && !(wins.includes(true) && wins.includes(false));
}

/**
 * Whether picks on two markets of a match are sides of one bet: one of them wins however it ends, such as a winner and the other
 * side with a start, or never both and by their prices nearly always one.
 */
export function areOpposite(outcomes: Outcomes, one: PricedPick, other: PricedPick): boolean {
  const [mine, theirs] = [winsOf(outcomes, one), winsOf(outcomes, other)];
  if (!mine || !theirs) return false;
  const wins = mine.map((won, end) => Number(won) + Number(theirs[end]));
  if (!wins.includes(0)) return true;
  return !wins.includes(2) && 100 / one.odds + 100 / other.odds > coveredShare;
}

/** How likely it is that something holds, and that a pick loses or wins with it. */
function split(
  { chances }: Outcomes,
  wins: readonly boolean[],
  holds: (end: number) => boolean,
): { readonly lost: number; readonly won: number } {
  let [lost, won] = [0, 0];
  for (const [end, chance] of chances.entries()) {
    if (!holds(end)) continue;
    if (wins[end]) won += chance;
    else lost += chance;
  }
  return { lost, won };
}

/**
 * Whether others of a member win at nearly all the ends at which a pick loses, whatever the markets. Only those are asked that win
 * at least twice as often when it loses as when it wins: both sides of a match cover each other, and not a bet on its goals.
 */
export function isCoveredBySet(outcomes: Outcomes, pick: PricedPick, others: readonly PricedPick[]): boolean {
  const wins = winsOf(outcomes, pick);
  if (!wins) return false;
  const own = split(outcomes, wins, () => true);
  const against = others.flatMap((other) => {
    const theirs = winsOf(outcomes, other);
    if (!theirs) return [];
    const { lost, won } = split(outcomes, wins, (end) => theirs[end] === true);
    return lost * own.won >= 2 * won * own.lost ? [theirs] : [];
  });
  const covered = split(outcomes, wins, (end) => against.some((theirs) => theirs[end] === true));
  return covered.lost > own.lost * coveredLosses;
}
