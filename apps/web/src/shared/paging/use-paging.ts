import {
  defaultPageSize,
  nextPage,
  pageArrived,
  pageCount,
  pagingFor,
  previousPage,
  startPaging,
  type ArrivedPage,
} from '@magpie/domain/paging';
import { useState } from 'react';

export interface PagingStart {
  /** Everything that makes it another list, such as its filters; it starts again when this changes (TXN-19). */
  readonly key?: string;
  readonly pageSize?: number;
}

/** The pages of a list, once the shown one is told to {@link usePaging}. */
export interface Pages {
  /** Number of the shown page, from 1. */
  readonly current: number;
  /** Pages of the list; null until the first has arrived. */
  readonly count: number | null;
  /** To the page before; null on the first. */
  readonly previous: (() => void) | null;
  /** To the page after; null on the last, and while the shown one is on its way. */
  readonly next: (() => void) | null;
}

/** Pages through a list of the contract by its cursors (TXN-17, TXN-18, TXN-19). */
export function usePaging({ key = '', pageSize = defaultPageSize }: PagingStart = {}): {
  readonly variables: { readonly first: number; readonly after: string | null };
  /** The pages, by the page that has arrived for these variables; undefined while it is on its way. */
  readonly pagesOf: (arrived: ArrivedPage | undefined) => Pages;
} {
  const [stored, setStored] = useState(() => startPaging(key, pageSize));
  const paging = pagingFor(stored, key, pageSize);
  // Kept at once, so that the way back to an earlier key does not lead to the page that was left there.
  if (paging !== stored) setStored(paging);
  const pagesOf = (arrived: ArrivedPage | undefined): Pages => {
    const shown = arrived ? pageArrived(paging, arrived) : paging;
    const forward = nextPage(shown);
    const back = previousPage(shown);
    return {
      current: shown.currentPage,
      count: pageCount(shown),
      next: forward === shown ? null : () => setStored(forward),
      previous: back === shown ? null : () => setStored(back),
    };
  };
  return { variables: { first: pageSize, after: paging.cursor }, pagesOf };
}
