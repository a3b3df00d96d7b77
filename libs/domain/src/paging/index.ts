export {
  defaultPageSize,
  nextPage,
  pageArrived,
  pageCount,
  pagingFor,
  previousPage,
  startPaging,
  unknownPageInfo,
} from './paging.ts';
export type { ArrivedPage, PageInfo, Paging } from './paging.ts';
