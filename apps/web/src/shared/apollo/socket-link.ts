import { ApolloLink, Observable } from '@apollo/client';
import { socketOffline } from './connection.ts';
import type { CallFacts } from './headers-link.ts';
import type { Socket, SocketEvent } from './socket.ts';

/** Opens with the first subscription and is closed at logout (PUSH-11, PUSH-15). */
export interface SocketLink {
  readonly link: ApolloLink;
  watch(listener: (event: SocketEvent) => void): () => void;
  close(): Promise<void>;
}

/** The websocket client is loaded only when the first subscription is sent. */
export function socketLink(address: string, facts: CallFacts): SocketLink {
  const listeners = new Set<(event: SocketEvent) => void>();
  let opening: Promise<Socket> | null = null;

  const open = async (): Promise<Socket> => {
    const { openSocket } = await import('./socket.ts');
    return openSocket(address, facts, (event) => {
      for (const listener of listeners) listener(event);
    });
  };

  return {
    link: new ApolloLink((operation, forward) => {
      opening ??= open();
      const opened = opening;
      return new Observable((observer) => {
        let stop = () => {
          observer.complete();
        };
        let stopped = false;
        opened.then(
          ({ link }) => {
            if (stopped) return;
            const inner = link.request(operation, forward).subscribe(observer);
            stop = () => {
              inner.unsubscribe();
            };
          },
          (error: unknown) => {
            // Asked for again with the next subscription.
            if (opening === opened) opening = null;
            observer.error(error);
          },
        );
        return () => {
          stopped = true;
          stop();
        };
      });
    }),
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      const closing = opening;
      opening = null;
      const socket = await closing?.catch(() => null);
      await socket?.close();
      socketOffline.set(false);
    },
  };
}
