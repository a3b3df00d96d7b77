export { usePageSearch, useSearchedPage } from './use-page-search.ts';
export type { PageSearch } from './use-page-search.ts';
export { usePaging } from './use-paging.ts';
export type { Pages, PagingStart } from './use-paging.ts';
