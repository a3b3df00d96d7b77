import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { reconnectDelay, socketRefusal, socketTiming, staysRefused } from '@magpie/domain/session';
import { createClient, type Client, type ClientOptions } from 'graphql-ws';
import { connectionLost } from './connection.ts';
import type { CallFacts } from './headers-link.ts';

/** An open socket. */
export interface Socket {
  readonly link: ApolloLink;
  close(): Promise<void>;
}

/**
 * What becomes of a connection: `REFUSED` when the platform refused or ended it and said why, `RECONNECTED` when one that
 * was lost is there again.
 */
export type SocketEvent = 'REFUSED' | 'RECONNECTED';

function absolute(address: string): string {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

function paramsOf({ adminCode, world }: CallFacts, bearer: string | null): Record<string, string> {
  const worldId = world();
  return {
    adminCode,
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(worldId ? { world: worldId } : {}),
  };
}

/** Waits before another attempt: longer each time, but no longer than until the device is online again. */
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

/** One side has said that it is done; nobody misses the connection. */
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

/**
 * Opens the socket. Each connection carries the token of its moment. A lost connection is built up again, ever more
 * slowly; one that the platform refuses stays closed, unless the token has changed since or the reason passes.
 */
export function openSocket(address: string, facts: CallFacts, tell: (event: SocketEvent) => void): Socket {
  let sentWith: string | null = null;

  const isCurrent = () => sentWith === facts.token();
  // Asked once for each subscription.
  const shouldRetry: ClientOptions['shouldRetry'] = (event) => {
    const reason = refusalOf(event);
    return facts.token() !== null && !(reason !== null && isCurrent() && staysRefused(reason));
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
      sentWith = facts.token();
      return paramsOf(facts, sentWith);
    },
    on: {
      connected: (_socket, _payload, wasRetry) => {
        connectionLost.set(false);
        if (wasRetry) tell('RECONNECTED');
      },
      closed: (event) => {
        if (!isNormal(event)) connectionLost.set(true);
        if (refusalOf(event) !== null && isCurrent()) tell('REFUSED');
      },
    },
  });
  watchAnswers(client);
  return {
    link: new GraphQLWsLink(client),
    close: async () => {
      await client.dispose();
      connectionLost.set(false);
    },
  };
}
