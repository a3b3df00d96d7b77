export {
  betCountedText,
  betMark,
  betMoneyLabel,
  betRiskText,
  betSettledAt,
  betStatusLabel,
  displayBetAmounts,
  displayBetTotals,
  undecidedBets,
} from './bet.ts';
export type { BetAmounts, BetMoney, BetStatus, BetTotals, PromoTurnover, StakeAndPayout } from './bet.ts';
export {
  betRoundAction,
  betRoundNote,
  betRoundReasons,
  betRoundState,
  decideBetRound,
  decideProvidersRound,
  showsPicks,
} from './bet-round.ts';
export type { BetRoundFacts, BetRoundReason, BetRoundState } from './bet-round.ts';
export { resultChart } from './chart.ts';
export type { ResultBar, ResultChart } from './chart.ts';
export { betsCsv } from './csv.ts';
export type { ExportedBet } from './csv.ts';
export { boundsReasons, decideBounds } from './decide-bounds.ts';
export type { BoundsReason, Span } from './decide-bounds.ts';
export { betCallFilter, readBetFilters, writeBetFilters } from './filters.ts';
export type { BetCallFilter, BetFilters } from './filters.ts';
export {
  betPageSizes,
  betPeriodBounds,
  betPeriods,
  betPeriodStart,
  isBetPeriodOver,
  betsFileName,
  betSpanName,
} from './periods.ts';
export type { BetPageSize, BetPeriod, BetSpan, SpanName } from './periods.ts';
export { betViews, betViewTitle, categoriesOfView } from './views.ts';
export type { BetView } from './views.ts';
