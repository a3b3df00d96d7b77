import type { ApolloClient } from '@apollo/client';
import { refetchAfter } from '#shared/apollo/index.ts';
import { logNote } from '#shared/log/index.ts';

/** Time in ms after a pushed message (MSG-14). */
export const pushDelay = 500;

/** Time in ms after marking or deleting, when the platform has surely carried it out (MSG-08). */
export const changeDelay = 1000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Asks for the inbox and the unread count again after so many ms; asking twice in that time asks once. */
export function refetchInbox(client: ApolloClient, delay: number): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    refetchAfter(client, 'MESSAGE').catch((error: unknown) => {
      logNote('The inbox could not be fetched again.', error);
    });
  }, delay);
}
