import { displayAmount, displayMoney } from '../format/index.ts';
import type { CurrencyType } from '../money/index.ts';
import type { RankingBasis } from './tournaments.ts';

export interface ScoredIn {
  readonly type: RankingBasis;
  readonly currency: { readonly symbol: string; readonly type: CurrencyType };
}

/** What a score is written in: a multiplier has two decimals in any currency (TOUR-09). */
export function scoreUnit({ type, currency }: ScoredIn): CurrencyType {
  return type === 'MULTIPLIER' ? 'FIAT' : currency.type;
}

/** A score with its unit: money, or '×' and a multiplier. */
export function scoreText(tournament: ScoredIn, score: string): string {
  return tournament.type === 'MULTIPLIER'
    ? `×${displayAmount(score, scoreUnit(tournament))}`
    : displayMoney(score, tournament.currency);
}
