import type { MarketKind } from './sports.ts';

/** Odds with the stake, in hundredths: 185 pays 1.85 for each unit. */
export type Odds = number;

export const lowestOdds: Odds = 101;
export const highestOdds: Odds = 50_000;

/** What the prices of a market are below fair ones, in 1/1,000. */
export const margins: Readonly<Record<MarketKind, number>> = {
  WINNER: 50,
  HANDICAP: 50,
  TOTAL: 50,
  BOTH_SCORE: 60,
  FIRST_SCORE: 60,
  CORRECT_SCORE: 150,
};

/** Null where no bet is taken, because the end is as good as certain either way. */
export function priceOf(kind: MarketKind, chance: number): Odds | null {
  const implied = (chance * (1000 + margins[kind])) / 1000;
  const odds = Math.floor(100 / implied);
  return odds >= lowestOdds && odds <= highestOdds ? odds : null;
}

/** A chance in millionths, as values of bets are computed with. */
export type Millionths = number;

export const inMillionths = (chance: number): Millionths => Math.round(chance * 1_000_000);
