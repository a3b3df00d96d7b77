import { createMemberStore } from '#shared/session/index.ts';

/** The filters of the history where no address holds them, in the words of a query string. */
export const savedFilters = createMemberStore('');

/** Takes over the filters of an address that is about to be left, as on phones, where the account area is a modal. */
export function holdHistoryFilters(query: URLSearchParams): void {
  savedFilters.set(query.toString());
}
