export type MessageFolder = 'all' | 'unread';

/** As many as a page holds; the newest come first. */
const pageSize = 50;

const filters = { all: null, unread: { read: { eq: false } } } as const;

/** What a page of a folder is asked for with. @param after cursor of the last message before it, or null for the first page */
export function pageVariables(folder: MessageFolder, after: string | null) {
  return { first: pageSize, filter: filters[folder], after };
}
