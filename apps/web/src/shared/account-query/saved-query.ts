import { createMemberStore } from '../session/index.ts';

/** The filters of the account area's lists where no address holds them, in the words of a query string. */
export const savedQuery = createMemberStore('');

/** Takes over the filters of an address that is about to be left, as on phones, where the account area is a modal. */
export function holdAccountQuery(query: URLSearchParams): void {
  savedQuery.set(query.toString());
}
