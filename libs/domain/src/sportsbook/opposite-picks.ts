import type { Fixture } from './fixtures.ts';
import { winnerOf } from './markets.ts';
import type { Market } from './markets.ts';
import type { Score } from './match.ts';
import type { Odds } from './prices.ts';
import type { MarketKind, SportRules } from './sports.ts';

/** A match with the lines of its markets. */
export interface MatchMarkets {
  readonly fixture: Pick<Fixture, 'rules'>;
  readonly markets: readonly Market[];
}

export interface PricedPick {
  readonly market: MarketKind;
  readonly selection: string;
  readonly odds: Odds;
}

/** Of the chances of a match, more of which than this nobody risks anything by holding. */
export const coveredShare = 2 / 3;

const range = (most: number): number[] => Array.from({ length: most + 1 }, (_, index) => index);

/** Every score that a match may end with. */
function endsOf({ steps, target }: SportRules): readonly Score[] {
  const first = null;
  if (target !== null)
    return range(target - 1).flatMap((lost) => [
      { home: target, away: lost, first },
      { home: lost, away: target, first },
    ]);
  return range(steps).flatMap((home) => range(steps - home).map((away) => ({ home, away, first })));
}

/**
 * Whether picks on two markets of a match are sides of one bet: one of them wins however it ends, such as a winner and the other
 * side with a start, or never both and by their prices nearly always one. Who scores first decides about no other market.
 */
export function areOpposite(
  { fixture: { rules }, markets }: MatchMarkets,
  one: PricedPick,
  other: PricedPick,
): boolean {
  const marketOf = (pick: PricedPick) => markets.find(({ kind }) => kind === pick.market);
  const [mine, theirs] = [marketOf(one), marketOf(other)];
  if (!mine || !theirs || [mine, theirs].some(({ kind }) => kind === 'FIRST_SCORE')) return false;
  const wins = endsOf(rules).map(
    (score) =>
      Number(winnerOf(mine, rules, score) === one.selection) +
      Number(winnerOf(theirs, rules, score) === other.selection),
  );
  if (!wins.includes(0)) return true;
  return !wins.includes(2) && 100 / one.odds + 100 / other.odds > coveredShare;
}
