/** Entries on a page where nothing else is chosen (TXN-20). */
export const defaultPageSize = 10;

/** Where a page of a list ends and whether more follows. */
export interface PageInfo {
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/** Where the paging of a list paged by cursor stands (TXN-17). */
export interface Paging {
  /** What the list is paged for: its filters and page size. Another key starts again (TXN-19). */
  readonly key: string;
  readonly pageSize: number;
  /** Cursor after which the shown page starts; null for the first page. */
  readonly cursor: string | null;
  /** Cursors of the pages before this one, the first page's null first. */
  readonly savedCursors: readonly (string | null)[];
  /** Number of the shown page, from 1. */
  readonly currentPage: number;
  /** Entries of the whole list; null until the first page has arrived. */
  readonly totalCount: number | null;
  /** Of the shown page; without a next one until it has arrived. */
  readonly pageInfo: PageInfo;
}

/** What the list answers with a page. */
export interface ArrivedPage {
  readonly totalCount: number;
  readonly pageInfo: PageInfo;
}

/** A page that has not arrived: nobody can go on from it. */
export const unknownPageInfo: PageInfo = { endCursor: null, hasNextPage: false };

/** Paging at the first page. */
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

/** The paging itself while its key is the same, otherwise one that starts again at the first page (TXN-19). */
export function pagingFor(paging: Paging, key: string, pageSize: number): Paging {
  return paging.key === key && paging.pageSize === pageSize ? paging : startPaging(key, pageSize);
}

/** The paging with what its page has answered. */
export function pageArrived(paging: Paging, { totalCount, pageInfo }: ArrivedPage): Paging {
  return { ...paging, totalCount, pageInfo };
}

/** To the page after, saving the cursor it came from; the same paging when there is none (TXN-18). */
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

/** Back to the saved cursor of the page before; the same paging on the first page (TXN-18). */
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

/** Pages of the whole list, at least one; null until its first page has arrived. */
export function pageCount({ totalCount, pageSize }: Paging): number | null {
  return totalCount === null ? null : Math.max(1, Math.ceil(totalCount / pageSize));
}
