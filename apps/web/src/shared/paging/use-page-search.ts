import type { ArrivedPage } from '@magpie/domain/paging';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePaging, type Pages } from './use-paging.ts';

/** How the search for the entry that a link leads to came out; of another entry it is a search that has not begun. */
interface Outcome {
  readonly target: string | null;
  readonly found: boolean;
}

export interface PageSearch extends ReturnType<typeof usePaging> {
  readonly searching: boolean;
  readonly end: (found: boolean) => void;
}

/**
 * Pages through a list in which a link leads to one entry, `null` when none does. It starts at the first page again when the
 * entry is nowhere. {@link useSearchedPage} goes on from page to page.
 */
export function usePageSearch(target: string | null): PageSearch {
  const [outcome, setOutcome] = useState<Outcome>({ target: null, found: false });
  const searching = outcome.target !== target;
  const key = target !== null && (searching || outcome.found) ? target : '';
  const end = (found: boolean) => {
    setOutcome({ target, found });
  };
  return { ...usePaging({ key }), searching, end };
}

interface NodePage<Row> extends ArrivedPage {
  readonly edges: readonly { readonly node: Row }[];
}

/** The page to show, `undefined` until the one with the wanted entry has arrived; and the ways to others. */
export function useSearchedPage<Row>(
  search: PageSearch,
  arrived: NodePage<Row> | undefined,
  isWanted: (row: Row) => boolean,
): { readonly page: NodePage<Row> | undefined; readonly pages: Pages; readonly wanted: Row | undefined } {
  const pages = search.pagesOf(arrived);
  const wanted = arrived?.edges.find(({ node }) => isWanted(node))?.node;
  const goOn = useEffectEvent(() => {
    if (!search.searching || !arrived) return;
    if (wanted !== undefined) search.end(true);
    else if (pages.next) pages.next();
    else search.end(false);
  });
  useEffect(() => {
    goOn();
  }, [arrived]);
  return { page: search.searching && wanted === undefined ? undefined : arrived, pages, wanted };
}
