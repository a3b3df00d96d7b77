import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { isOverAge } from '@magpie/domain/calendar';
import { logNote } from '#shared/log/index.ts';

/** Id of the element in which a prerendered page hands over what the app needs to draw the same at once. */
export const givenId = 'given';

/** For how long after it was made its data counts as asked now, in ms. */
const FRESH_MS = 120_000;

/** How long after the start older data is asked for again, in ms: the start has enough to do. */
const REFRESH_AFTER_MS = 3_000;

export interface GivenPage {
  readonly parts: readonly string[];
  /** What a visitor was answered, and when, in epoch ms. A page that is a text has none. */
  readonly data?: NormalizedCacheObject;
  readonly madeAt?: number;
}

function refresh(client: ApolloClient): void {
  client.refetchQueries({ include: 'active' }).catch((error: unknown) => {
    logNote('What the page was made with could not be fetched again.', error);
  });
}

export function givenPage(): GivenPage | null {
  const text = document.getElementById(givenId)?.textContent;
  return text ? (JSON.parse(text) as GivenPage) : null;
}

/** Takes over the page's data where nobody is signed in and the world is the one that the page was made in. */
export function takeGivenData(client: ApolloClient, given: GivenPage | null, isVisitor: boolean): boolean {
  if (!given?.data || !isVisitor) return false;
  client.cache.restore(given.data);
  if (isOverAge(given.madeAt ?? 0, Date.now(), FRESH_MS)) setTimeout(refresh, REFRESH_AFTER_MS, client);
  return true;
}
