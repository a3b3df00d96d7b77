export { usePaging } from './use-paging.ts';
export type { Pages, PagingStart } from './use-paging.ts';
