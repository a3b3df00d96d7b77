/** Reads one thing of an entry of a page; with the first that is asked for, that of all the others. */
export type ReadTogether<T> = (id: string) => Promise<T | undefined>;

/**
 * What belongs to the entries of a page, in one read for all of them once any of them is asked for it: a statement for each
 * would grow with the page.
 * @param read for all entries, by id
 */
export function readTogether<T>(read: () => Promise<ReadonlyMap<string, T>>): ReadTogether<T> {
  let all: Promise<ReadonlyMap<string, T>> | undefined;
  return async (id) => {
    all ??= read();
    return (await all).get(id);
  };
}
