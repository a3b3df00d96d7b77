import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import {
  BalanceUpdatedDocument,
  JackpotWonDocument,
  LevelUpDocument,
  MemberPromoCreatedDocument,
  MemberUpdatedDocument,
  MessageCreatedDocument,
} from '@magpie/gql/events';
import { logNote } from '../../../shared/log/index.ts';
import type { PushEvents, Pushes } from './push-events.ts';

/** Sends every subscription of the product and hands on what arrives, until the returned function is called. */
export function subscribeToPushes(client: ApolloClient, pushes: Pushes): () => void {
  const forward = <E extends keyof PushEvents>(
    event: E,
    query: TypedDocumentNode<Record<E, PushEvents[E]>, Record<string, never>>,
  ) =>
    client.subscribe({ query, fetchPolicy: 'no-cache' }).subscribe({
      next: ({ data, error }) => {
        if (data) pushes.emit(event, data[event]);
        if (error) logNote(`The subscription ${event} answered with an error.`, error);
      },
      error: (error: unknown) => {
        logNote(`The subscription ${event} ended.`, error);
      },
    });
  const running = [
    forward('balanceUpdated', BalanceUpdatedDocument),
    forward('jackpotWon', JackpotWonDocument),
    forward('levelUp', LevelUpDocument),
    forward('memberPromoCreated', MemberPromoCreatedDocument),
    forward('memberUpdated', MemberUpdatedDocument),
    forward('messageCreated', MessageCreatedDocument),
  ];
  return () => {
    for (const subscription of running) subscription.unsubscribe();
  };
}
