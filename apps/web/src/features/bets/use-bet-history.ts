import { useBetHistoryQuery, type BetHistoryQuery } from '@magpie/gql/bets';
import { useState } from 'react';
import { useRetryOnline } from '../../shared/online/index.ts';
import type { Bet } from './bet-row.ts';

/** Bets on a page. */
const pageSize = 10;

/** One page of the member's bets. */
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
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const after = cursors.at(-1) ?? null;
  const { data, error, loading, refetch } = useBetHistoryQuery({
    variables: { first: pageSize, after },
    fetchPolicy: 'network-only',
  });
  const failed = error !== undefined && !data;
  const retry = () => {
    refetch().catch(() => undefined);
  };
  useRetryOnline(failed, retry);
  const end = data?.betRecords.pageInfo.hasNextPage ? data.betRecords.pageInfo.endCursor : null;
  return {
    bets: data?.betRecords.edges.map(({ node }) => node) ?? null,
    summary: data?.betRecordSummary ?? null,
    total: data?.betRecords.totalCount ?? 0,
    loading,
    failed,
    next:
      end === null
        ? null
        : () => {
            setCursors([...cursors, end]);
          },
    previous:
      cursors.length === 0
        ? null
        : () => {
            setCursors(cursors.slice(0, -1));
          },
    retry,
  };
}
