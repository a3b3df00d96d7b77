import type { ApolloClient } from '@apollo/client';

/**
 * What makes an answer old: a gap in which pushes were missed, a payment, play, a message, a new password, a level that was
 * reached, or a clock that was moved over what was to happen meanwhile.
 */
export type Cause = 'GAP' | 'PAYMENT' | 'PLAY' | 'MESSAGE' | 'PASSWORD' | 'LEVEL' | 'CLOCK';

/** Context of a query that is fetched again, while it is on screen, after any of the causes, of which it names one at least. */
export const freshAfter = (...causes: readonly [Cause, ...Cause[]]) => ({ freshAfter: causes });

/** Fetches what is on screen and named the cause where it was asked. Rejects when one of the fetches fails. */
export async function refetchAfter(client: ApolloClient, cause: Cause): Promise<void> {
  await client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ options }) => {
      const causes: unknown = options.context?.['freshAfter'];
      return Array.isArray(causes) && causes.includes(cause);
    },
  });
}
