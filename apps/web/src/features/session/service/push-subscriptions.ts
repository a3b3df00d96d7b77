import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import {
  BalanceUpdatedDocument,
  JackpotWonDocument,
  LevelUpDocument,
  MemberPromoCreatedDocument,
  MemberUpdatedDocument,
  MessageCreatedDocument,
} from '@magpie/gql/events';
import { isNewerPush, reconnectDelay } from '@magpie/domain/session';
import { reconnectCount, socketOffline } from '#shared/apollo/index.ts';
import { logNote } from '#shared/log/index.ts';
import type { PushEvents, Pushes } from './pushes.ts';

interface Heard {
  readonly sequenceNumber: number;
  readonly connection: number;
}

/** Leaves out what comes after something newer. A world that was reset counts anew, but on a new connection. */
function inOrder<Push extends { readonly sequenceNumber: number }>(emit: (push: Push) => void) {
  let last: Heard | null = null;
  return (push: Push) => {
    const connection = reconnectCount.get();
    const heard = last?.connection === connection ? last.sequenceNumber : null;
    if (!isNewerPush(push.sequenceNumber, heard)) return;
    last = { sequenceNumber: push.sequenceNumber, connection };
    emit(push);
  };
}

/** Sends each subscription once. `onEnd` is called for each that the platform ends or that cannot be sent. */
function subscribeOnce(
  client: ApolloClient,
  pushes: Pushes,
  onEnd: (event: keyof PushEvents, error: unknown) => void,
): () => void {
  const forward = <E extends keyof PushEvents>(
    event: E,
    query: TypedDocumentNode<Record<E, PushEvents[E]>, Record<string, never>>,
    hear = (push: PushEvents[E]) => {
      pushes.emit(event, push);
    },
  ) =>
    client.subscribe({ query, fetchPolicy: 'no-cache' }).subscribe({
      next: ({ data, error }) => {
        if (data) hear(data[event]);
        if (error) onEnd(event, error);
      },
      error: (error: unknown) => {
        onEnd(event, error);
      },
      complete: () => {
        onEnd(event, null);
      },
    });
  const balance = inOrder<PushEvents['balanceUpdated']>((push) => {
    pushes.emit('balanceUpdated', push);
  });
  const member = inOrder<PushEvents['memberUpdated']>((push) => {
    pushes.emit('memberUpdated', push);
  });
  const running = [
    forward('balanceUpdated', BalanceUpdatedDocument, balance),
    forward('jackpotWon', JackpotWonDocument),
    forward('levelUp', LevelUpDocument),
    forward('memberPromoCreated', MemberPromoCreatedDocument),
    forward('memberUpdated', MemberUpdatedDocument, member),
    forward('messageCreated', MessageCreatedDocument),
  ];
  return () => {
    for (const subscription of running) subscription.unsubscribe();
  };
}

/**
 * Emits what the subscriptions bring, until the returned function is called. When one of them ends, the member counts as
 * cut off until all are sent again, with growing delays.
 */
export function subscribeToPushes(client: ApolloClient, pushes: Pushes): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stop: () => void = () => undefined;
  const send = () => {
    let over = false;
    const end = subscribeOnce(client, pushes, (event, error) => {
      if (over) return;
      logNote(`The subscription ${event} ended.`, error);
      socketOffline.set(true);
      stop();
      timer = setTimeout(send, reconnectDelay(failures, Math.random()));
      failures += 1;
    });
    stop = () => {
      over = true;
      end();
    };
  };
  send();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
