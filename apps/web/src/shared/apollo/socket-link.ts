import { ApolloLink, Observable } from '@apollo/client';
import type { Client } from 'graphql-ws';
import type { CallFacts } from './headers-link.ts';

/** The socket for pushes. It opens with the first subscription and is closed at logout (PUSH-15). */
export interface SocketLink {
  readonly link: ApolloLink;
  close(): Promise<void>;
}

function absolute(address: string): string {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

function connectionParams({ adminCode, token, world }: CallFacts): Record<string, string> {
  const bearer = token();
  const worldId = world();
  return {
    adminCode,
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(worldId ? { world: worldId } : {}),
  };
}

/** Makes the link that carries subscriptions; the websocket client is fetched only when the first one is sent. */
export function socketLink(address: string, facts: CallFacts): SocketLink {
  let opening: Promise<ApolloLink> | null = null;
  let client: Client | null = null;

  const open = async (): Promise<ApolloLink> => {
    const [{ createClient }, { GraphQLWsLink }] = await Promise.all([
      import('graphql-ws'),
      import('@apollo/client/link/subscriptions'),
    ]);
    client = createClient({
      url: absolute(address),
      lazy: true,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => facts.token() !== null,
      connectionParams: () => connectionParams(facts),
    });
    return new GraphQLWsLink(client);
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
          (link) => {
            if (stopped) return;
            const inner = link.request(operation, forward).subscribe(observer);
            stop = () => {
              inner.unsubscribe();
            };
          },
          (error: unknown) => {
            observer.error(error);
          },
        );
        return () => {
          stopped = true;
          stop();
        };
      });
    }),
    close: async () => {
      const closing = client;
      client = null;
      opening = null;
      await closing?.dispose();
    },
  };
}
