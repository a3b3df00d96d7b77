/** When no page size is chosen (TXN-20). */
export const defaultPageSize = 10;

export interface PageInfo {
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/** State of a list paged by cursor (TXN-17). */
export interface Paging {
  /** The list's filters and page size. Another key starts again (TXN-19). */
  readonly key: string;
  readonly pageSize: number;
  /** Cursor after which the current page starts; null for the first page. */
  readonly cursor: string | null;
  /** Cursors of the pages before this one, the first page's null first. */
  readonly savedCursors: readonly (string | null)[];
  readonly currentPage: number;
  /** Entries of the whole list; null until the first page has arrived. */
  readonly totalCount: number | null;
  /** Of the current page; without a next one until it has arrived. */
  readonly pageInfo: PageInfo;
}

export interface ArrivedPage {
  readonly totalCount: number;
  readonly pageInfo: PageInfo;
}

export const unknownPageInfo: PageInfo = { endCursor: null, hasNextPage: false };

export function startPaging(key: string, pageSize: number = defaultPageSize): Paging {
  return {
    key,
    pageSize,
    cursor: null,
    savedCursors: [],
    currentPage: 1,
    totalCount: null,
    pageInfo: unknownPageInfo,
  };
}

/** The same paging while its key is the same, else a new one at the first page (TXN-19). */
export function pagingFor(paging: Paging, key: string, pageSize: number): Paging {
  return paging.key === key && paging.pageSize === pageSize ? paging : startPaging(key, pageSize);
}

export function pageArrived(paging: Paging, { totalCount, pageInfo }: ArrivedPage): Paging {
  return { ...paging, totalCount, pageInfo };
}

/** Saves the cursor it came from; the same paging when there is no next page (TXN-18). */
export function nextPage(paging: Paging): Paging {
  const { endCursor, hasNextPage } = paging.pageInfo;
  if (!hasNextPage || endCursor === null) return paging;
  return {
    ...paging,
    cursor: endCursor,
    savedCursors: [...paging.savedCursors, paging.cursor],
    currentPage: paging.currentPage + 1,
    pageInfo: unknownPageInfo,
  };
}

/** Returns to the saved cursor; the same paging on the first page (TXN-18). */
export function previousPage(paging: Paging): Paging {
  const saved = paging.savedCursors.at(-1);
  if (saved === undefined) return paging;
  return {
    ...paging,
    cursor: saved,
    savedCursors: paging.savedCursors.slice(0, -1),
    currentPage: paging.currentPage - 1,
    pageInfo: unknownPageInfo,
  };
}

/** At least one; null until the first page has arrived. */
export function pageCount({ totalCount, pageSize }: Paging): number | null {
  return totalCount === null ? null : Math.max(1, Math.ceil(totalCount / pageSize));
}
