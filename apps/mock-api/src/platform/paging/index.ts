export { keysetList, newestFirst } from './keyset-store.ts';
export { cursorOf, pageOf, readCursor, readFirst } from './paging.ts';
export type { Connection, PageArguments } from './paging.ts';
export { pageOfRows, pageOfViews, wholeList } from './rows.ts';
export type { RowList } from './rows.ts';
export { readTogether } from './together.ts';
export type { ReadTogether } from './together.ts';
