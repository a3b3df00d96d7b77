import { useBetHistoryQuery, type BetHistoryQuery } from '@magpie/gql/bets';
import { useRetryOnline } from '#shared/online/index.ts';
import { usePaging } from '#shared/paging/index.ts';
import type { Bet } from './bet-row.ts';

export interface BetHistory {
  /** Latest first; `null` until they have arrived. */
  readonly bets: readonly Bet[] | null;
  readonly summary: BetHistoryQuery['betRecordSummary'] | null;
  readonly total: number;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Goes to the next page; `null` on the last one. */
  readonly next: (() => void) | null;
  /** Goes to the page before; `null` on the first one. */
  readonly previous: (() => void) | null;
  readonly retry: () => void;
}

/** Loads the member's bets page by page, always from the platform: a bet placed a moment ago is in it. */
export function useBetHistory(): BetHistory {
  const { variables, pagesOf } = usePaging();
  const { data, error, loading, refetch } = useBetHistoryQuery({ variables, fetchPolicy: 'network-only' });
  const failed = error !== undefined && !data;
  const retry = () => {
    refetch().catch(() => undefined);
  };
  useRetryOnline(failed, retry);
  const { next, previous } = pagesOf(data?.betRecords);
  return {
    bets: data?.betRecords.edges.map(({ node }) => node) ?? null,
    summary: data?.betRecordSummary ?? null,
    total: data?.betRecords.totalCount ?? 0,
    loading,
    failed,
    next,
    previous,
    retry,
  };
}
