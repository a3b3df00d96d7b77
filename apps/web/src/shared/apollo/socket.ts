import { ApolloLink, Observable } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { reconnectDelay, socketRefusal, socketTiming, staysRefused } from '@magpie/domain/session';
import { createClient, type Client, type ClientOptions } from 'graphql-ws';
import { connectionLost, connections } from './connection.ts';
import { authorizationOf, type CallFacts } from './headers-link.ts';

export interface Socket {
  readonly link: ApolloLink;
  close(): Promise<void>;
}

/**
 * What becomes of a connection: `REFUSED` when the platform refused or ended it and said why, `CONNECTED` when it is
 * there, for the first time or again.
 */
export type SocketEvent = 'REFUSED' | 'CONNECTED';

function absolute(address: string): string {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

function paramsOf({ adminCode, world }: CallFacts, accessToken: string | null): Record<string, string> {
  const worldId = world();
  return { adminCode, ...authorizationOf(accessToken), ...(worldId ? { world: worldId } : {}) };
}

function waitToRetry(retries: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, reconnectDelay(retries, Math.random()));
    window.addEventListener('online', go);
  });
}

const isClosing = (event: unknown): event is { readonly code: number; readonly reason: string } =>
  typeof event === 'object' && event !== null && 'code' in event && 'reason' in event;

const isNormal = (event: unknown) => isClosing(event) && event.code === 1000;

const refusalOf = (event: unknown) => (isClosing(event) ? socketRefusal(event.code, event.reason) : null);

/** Drops a connection that no longer answers, which the browser itself notices only after minutes. */
function watchAnswers(client: Client): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  client.on('ping', (received) => {
    if (received) return;
    timer = setTimeout(() => {
      client.terminate();
    }, socketTiming.answer);
  });
  const stop = () => {
    clearTimeout(timer);
  };
  client.on('pong', stop);
  client.on('closed', stop);
}

function watchOpening(client: Client): () => void {
  const timer = setTimeout(() => {
    connectionLost.set(true);
  }, socketTiming.answer);
  const stop = () => {
    clearTimeout(timer);
  };
  client.on('connected', stop);
  client.on('closed', stop);
  return stop;
}

function watchDevice(client: Client): () => void {
  const drop = () => {
    client.terminate();
  };
  window.addEventListener('offline', drop);
  return () => {
    window.removeEventListener('offline', drop);
  };
}

function quietLink(client: Client, staysClosed: () => boolean): ApolloLink {
  const link = new GraphQLWsLink(client);
  return new ApolloLink(
    (operation) =>
      new Observable((observer) =>
        link.request(operation).subscribe({
          next: (result) => {
            observer.next(result);
          },
          complete: () => {
            observer.complete();
          },
          error: (error: unknown) => {
            if (!staysClosed()) observer.error(error);
          },
        }),
      ),
  );
}

/**
 * Opens the socket. Each connection carries the token of its moment. A lost connection is built up again, ever more
 * slowly; one that the platform refuses stays closed, unless the token has changed since or the reason passes.
 */
export function openSocket(address: string, facts: CallFacts, tell: (event: SocketEvent) => void): Socket {
  /** The one that the latest connection carries. */
  let accessToken: string | null = null;
  let staysClosed = false;

  const isCurrent = () => accessToken === facts.accessToken();
  // Asked once for each subscription.
  const shouldRetry: ClientOptions['shouldRetry'] = (event) => {
    const reason = refusalOf(event);
    staysClosed = facts.accessToken() === null || (reason !== null && isCurrent() && staysRefused(reason));
    return !staysClosed;
  };

  const client = createClient({
    url: absolute(address),
    lazy: true,
    keepAlive: socketTiming.ping,
    connectionAckWaitTimeout: socketTiming.answer,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waitToRetry,
    shouldRetry,
    connectionParams: () => {
      accessToken = facts.accessToken();
      return paramsOf(facts, accessToken);
    },
    on: {
      connected: () => {
        staysClosed = false;
        connectionLost.set(false);
        connections.update((count) => count + 1);
        tell('CONNECTED');
      },
      closed: (event) => {
        if (!isNormal(event)) connectionLost.set(true);
        if (refusalOf(event) !== null && isCurrent()) tell('REFUSED');
      },
    },
  });
  watchAnswers(client);
  const stops = [watchOpening(client), watchDevice(client)];
  return {
    link: quietLink(client, () => staysClosed),
    close: async () => {
      for (const stop of stops) stop();
      await client.dispose();
    },
  };
}
