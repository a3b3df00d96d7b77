import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { isOverAge } from '@magpie/domain/calendar';
import { logNote } from '#shared/log/index.ts';
import { fetchParts } from '#shared/navigation/index.ts';

/** Id of the element in which a prerendered page hands over what the app needs to draw the same at once. */
export const givenId = 'given';

/** For how long after it was made its data counts as asked now, in ms. */
const FRESH_MS = 120_000;

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

/** Takes over the page's code, and its data where nobody is signed in and the world is the one that the page was made in. */
export async function takeGivenPage(client: ApolloClient, isVisitor: boolean): Promise<boolean> {
  const text = document.getElementById(givenId)?.textContent;
  if (!text) return false;
  const { parts, data, madeAt = 0 } = JSON.parse(text) as GivenPage;
  if (data && isVisitor) {
    client.cache.restore(data);
    if (isOverAge(madeAt, Date.now(), FRESH_MS)) setTimeout(refresh, 3000, client);
  }
  await fetchParts(parts);
  return true;
}
