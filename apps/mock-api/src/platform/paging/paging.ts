import { Refusal } from '../graphql/refusal.ts';

/** The largest page of any list (API-10). */
export const LARGEST_PAGE = 100;

export interface PageArguments {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** A page in the shape of every connection of the contract (API-08). */
export interface Connection<T> {
  readonly edges: { readonly node: T; readonly cursor: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

/** The refusal of a cursor that no entry of the list has (API-10). */
export const unknownCursor = (): Refusal =>
  new Refusal('BAD_USER_INPUT', "The cursor in 'after' is not known. Start again without it.");

export function cursorOf(list: string, id: string): string {
  return Buffer.from(`${list}:${id}`, 'utf8').toString('base64url');
}

/** The id in a cursor of this list. @throws Refusal BAD_USER_INPUT when it is none */
export function readCursor(list: string, cursor: string): string {
  const text = cursor.length > 400 ? '' : Buffer.from(cursor, 'base64url').toString('utf8');
  const id = text.startsWith(`${list}:`) ? text.slice(list.length + 1) : '';
  if (id === '' || cursorOf(list, id) !== cursor) throw unknownCursor();
  return id;
}

/** The wanted number of entries. @throws Refusal BAD_USER_INPUT below 1 or above 100 */
export function readFirst(first: number): number {
  if (first >= 1 && first <= LARGEST_PAGE) return first;
  throw new Refusal('BAD_USER_INPUT', `'first' must be from 1 to ${String(LARGEST_PAGE)}.`);
}

/**
 * A page of a list that is held whole.
 * @param list name that cursors carry, so that one list's cursor is unknown to another
 * @throws Refusal BAD_USER_INPUT for an unknown cursor or a page size out of range (API-10)
 */
export function pageOf<T extends { readonly id: string }>(
  list: string,
  entries: readonly T[],
  { first, after }: PageArguments,
): Connection<T> {
  const size = readFirst(first);
  const start = after == null ? 0 : positionAfter(list, entries, after);
  const edges = entries.slice(start, start + size).map((node) => ({ node, cursor: cursorOf(list, node.id) }));
  const hasNextPage = start + size < entries.length;
  return {
    edges,
    pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: entries.length,
  };
}

function positionAfter(list: string, entries: readonly { readonly id: string }[], after: string): number {
  const id = readCursor(list, after);
  const position = entries.findIndex((entry) => entry.id === id);
  if (position < 0) throw unknownCursor();
  return position + 1;
}
