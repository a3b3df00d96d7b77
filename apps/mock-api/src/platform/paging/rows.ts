import type { Connection, PageArguments } from './paging.ts';
import { cursorOf, readCursor, readFirst, unknownCursor } from './paging.ts';

export interface RowList<R extends { readonly id: string }> {
  /** Name that its cursors carry, so that one list's cursor is unknown to another. */
  readonly name: string;
  /** The entry of that id that a page may start after, or undefined. Must see only what the caller may see (API-17). */
  find(id: string): Promise<R | undefined>;
  /** At most so many entries in the order of the list, after the given one or from the beginning. */
  read(after: R | null, limit: number): Promise<readonly R[]>;
  count(): Promise<number>;
}

/**
 * A page of rows that are turned together into what the contract shows, for entries that need more reading.
 * @param views the entries of the rows, in their order
 * @throws Refusal BAD_USER_INPUT for an unknown cursor or a page size out of range (API-10)
 */
export async function pageOfViews<R extends { readonly id: string }, T extends { readonly id: string }>(
  list: RowList<R>,
  { first, after }: PageArguments,
  views: (rows: readonly R[]) => Promise<readonly T[]>,
): Promise<Connection<T>> {
  const size = readFirst(first);
  const place = after == null ? null : ((await list.find(readCursor(list.name, after))) ?? unknown());
  const rows = await list.read(place, size + 1);
  const shown = await views(rows.slice(0, size));
  const edges = shown.map((node) => ({ node, cursor: cursorOf(list.name, node.id) }));
  const pageInfo = { hasNextPage: rows.length > size, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, totalCount: await list.count() };
}

/**
 * A page of rows, each of which is turned by itself into what the contract shows.
 * @throws Refusal BAD_USER_INPUT for an unknown cursor or a page size out of range (API-10)
 */
export function pageOfRows<R extends { readonly id: string }, T extends { readonly id: string }>(
  list: RowList<R>,
  page: PageArguments,
  view: (row: R) => T,
): Promise<Connection<T>> {
  return pageOfViews(list, page, (rows) => Promise.resolve(rows.map(view)));
}

/** A list that is held whole, in its order. @param isChosen of those that may be seen, which are wanted */
export function wholeList<R extends { readonly id: string }>(
  name: string,
  all: readonly R[],
  isChosen: (row: R) => boolean,
): RowList<R> {
  return {
    name,
    find: (id) => Promise.resolve(all.find((row) => row.id === id)),
    read(after, limit) {
      const start = after ? all.findIndex(({ id }) => id === after.id) + 1 : 0;
      return Promise.resolve(all.slice(start).filter(isChosen).slice(0, limit));
    },
    count: () => Promise.resolve(all.filter(isChosen).length),
  };
}

function unknown(): never {
  throw unknownCursor();
}
