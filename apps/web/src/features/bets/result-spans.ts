import { betSpanName, type BetPeriod, type SpanName } from '@magpie/domain/bets';
import { displayMoney } from '@magpie/domain/format';
import type { BetResultsQuery } from '@magpie/gql/bets';
import { shownTimeZone } from '#shared/time-zone/index.ts';

/** A span of the period as a person reads it. */
export interface ShownSpan {
  readonly id: string;
  readonly name: SpanName;
  readonly count: number;
  /** The result as the contract has it. */
  readonly winloss: string;
  readonly totalBets: string;
  readonly profitLoss: string;
}

export type Results = BetResultsQuery['betRecordResults'];

export function shownSpans({ spans, currency }: Results, period: BetPeriod): readonly ShownSpan[] {
  return spans.map((span) => ({
    id: span.dateTimeFrom,
    name: betSpanName(period, span, shownTimeZone()),
    count: span.count,
    winloss: span.totalWinloss,
    totalBets: displayMoney(span.totalEffectiveBet, currency),
    profitLoss: displayMoney(span.totalWinloss, currency),
  }));
}
