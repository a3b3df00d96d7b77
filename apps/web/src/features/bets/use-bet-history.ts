import {
  betCallFilter,
  categoriesOfView,
  readBetFilters,
  writeBetFilters,
  type BetCallFilter,
  type BetFilters,
} from '@magpie/domain/bets';
import {
  useBetCategoriesQuery,
  useBetHistoryQuery,
  useBetResultsQuery,
  type BetHistoryQuery,
  type BetHistoryTable_betFragment,
  type BetResultsQuery,
} from '@magpie/gql/bets';
import { useAccountQuery } from '#shared/account-query/index.ts';
import { freshAfter } from '#shared/apollo/index.ts';
import { usePaging, type Pages } from '#shared/paging/index.ts';
import { useFollowPlay } from '../session/late.ts';
import { useBetPeriod } from './use-bet-period.ts';

export type Bet = BetHistoryTable_betFragment;

/** Always from the platform, in an answer that left after the news: a bet placed a moment ago is in it. */
const newest = {
  fetchPolicy: 'network-only',
  context: { queryDeduplication: false, ...freshAfter('GAP', 'PLAY') },
} as const;

/** The filters, which the address of the account area holds. */
function useBetFilters() {
  const query = useAccountQuery();
  const filters = readBetFilters(query.read);
  const change = (changed: Partial<BetFilters>) => {
    query.change(writeBetFilters({ ...filters, ...changed }));
  };
  return { filters, change };
}

export interface BetHistory {
  readonly filters: BetFilters;
  readonly change: (changed: Partial<BetFilters>) => void;
  readonly from: Date;
  readonly filter: BetCallFilter;
  /** The view holds no game category, so that nothing is fetched (BETS-06). */
  readonly nothingToFetch: boolean;
  /** Latest first; undefined while it is on its way. */
  readonly page: BetHistoryQuery['betRecords'] | undefined;
  readonly pages: Pages;
  readonly failed: boolean;
  readonly retry: () => Promise<unknown>;
  readonly results: BetResultsQuery | undefined;
  readonly resultsFailed: boolean;
  readonly retryResults: () => Promise<unknown>;
}

/** The member's bets of the chosen view and period, page by page, with what they came to. */
export function useBetHistory(): BetHistory {
  const { filters, change } = useBetFilters();
  const { from, bounds } = useBetPeriod(filters.period);
  const categories = useBetCategoriesQuery();
  const known = categories.data?.gameCategories;
  const ids = known && categoriesOfView(filters.view, known);
  const skip = !ids || ids.length === 0;
  const filter = betCallFilter(ids ?? [], from);
  const { variables, pagesOf } = usePaging({ key: JSON.stringify(filter), pageSize: filters.pageSize });
  const records = useBetHistoryQuery({ variables: { ...variables, filter }, ...newest, skip });
  const results = useBetResultsQuery({
    variables: { bounds: bounds.map((bound) => bound.toISOString()), filter },
    ...newest,
    skip,
  });
  useFollowPlay(async () => {
    if (!skip) await Promise.allSettled([records.refetch(), results.refetch()]);
  });
  const page = records.data?.betRecords;
  return {
    filters,
    change,
    from,
    filter,
    nothingToFetch: ids?.length === 0,
    page,
    pages: pagesOf(page),
    failed: (known ? records.error : categories.error) !== undefined,
    retry: known ? records.refetch : categories.refetch,
    results: results.data,
    resultsFailed: results.error !== undefined,
    retryResults: results.refetch,
  };
}
