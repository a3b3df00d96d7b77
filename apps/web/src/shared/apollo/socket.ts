import { ApolloLink, Observable } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { reconnectDelay, socketRefusal, socketTiming, staysRefused } from '@magpie/domain/session';
import {
  createClient,
  MessageType,
  stringifyMessage,
  type Client,
  type ClientOptions,
} from 'graphql-ws/client';
import { hearPush } from '../clock/index.ts';
import { socketOffline, reconnectCount } from './connection.ts';
import { authorizationOf, type CallFacts } from './headers-link.ts';

export interface Socket {
  readonly link: ApolloLink;
  close(): Promise<void>;
}

/** `REFUSED` with a reason by the platform, `CONNECTED` with its subscriptions, for the first time or again. */
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

/** Backs off, but no longer than until the device is online again, or the page that was left is shown again. */
function waitToRetry(retries: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      window.removeEventListener('pageshow', go);
      resolve();
    };
    const timer = setTimeout(go, reconnectDelay(retries, Math.random()));
    window.addEventListener('online', go);
    window.addEventListener('pageshow', go);
  });
}

const isClosing = (event: unknown): event is { readonly code: number; readonly reason: string } =>
  typeof event === 'object' && event !== null && 'code' in event && 'reason' in event;

/** Closed on purpose by either side. */
const isNormal = (event: unknown) => isClosing(event) && event.code === 1000;

const refusalOf = (event: unknown) => (isClosing(event) ? socketRefusal(event.code, event.reason) : null);

/** The platform's own pings say what its clock shows when it was moved. */
function watchClock(client: Client): void {
  client.on('ping', (received, payload) => {
    if (received) hearPush(payload?.['clock']);
  });
}

/**
 * Tells of a connection once its subscriptions stand: what is asked before them could change unheard. No message of the protocol
 * says so, but a ping that follows them is answered after them. Answers have no names, so all pings that left must have theirs.
 * Drops one that does not answer: the browser notices only after minutes.
 */
function watchAnswers(client: Client, onStanding: () => void): void {
  let stands = false;
  let unanswered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dropAfter = (ms: number) => {
    timer = setTimeout(() => {
      client.terminate();
    }, ms);
  };
  client.on('connected', (socket) => {
    stands = false;
    unanswered = 1;
    dropAfter(socketTiming.standing);
    // They leave in the turn of the connection.
    setTimeout(() => {
      if (socket instanceof WebSocket && socket.readyState === WebSocket.OPEN)
        socket.send(stringifyMessage({ type: MessageType.Ping, payload: { after: 'SUBSCRIPTIONS' } }));
    });
  });
  client.on('ping', (received) => {
    if (received) return;
    unanswered += 1;
    if (stands) dropAfter(socketTiming.answer);
  });
  client.on('pong', (received) => {
    if (received) unanswered -= 1;
    if (!stands && unanswered > 0) return;
    clearTimeout(timer);
    if (stands) return;
    stands = true;
    onStanding();
  });
  client.on('closed', () => {
    clearTimeout(timer);
  });
}

/** Marks a first connection whose subscriptions take too long to stand: no event reports it yet. */
function watchOpening(client: Client): () => void {
  const timer = setTimeout(() => {
    socketOffline.set(true);
  }, socketTiming.answer);
  const stop = () => {
    clearTimeout(timer);
  };
  client.on('closed', stop);
  return stop;
}

/** Gives up an opening that comes to no end: the protocol's library waits for an answer only once the socket is open. */
function limitOpening(client: Client): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
  };
  client.on('connecting', () => {
    stop();
    timer = setTimeout(() => {
      client.terminate();
    }, socketTiming.answer);
  });
  client.on('opened', stop);
  client.on('closed', stop);
}

/**
 * Drops the connection as soon as the device is offline, long before a ping is missed, and when the page is left: with an open
 * one the browser would not keep it for Back.
 */
function watchDevice(client: Client): () => void {
  const drop = () => {
    client.terminate();
  };
  window.addEventListener('offline', drop);
  window.addEventListener('pagehide', drop);
  return () => {
    window.removeEventListener('offline', drop);
    window.removeEventListener('pagehide', drop);
  };
}

/** Subscriptions of a connection that stays refused end without an error: its watchers are notified already. */
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
 * Each connection carries the token of its moment. A lost connection is opened again with growing delays; a refused one
 * stays closed, unless the token has changed since or the reason is temporary.
 */
export function openSocket(address: string, facts: CallFacts, tell: (event: SocketEvent) => void): Socket {
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
      },
      closed: (event) => {
        if (!isNormal(event)) socketOffline.set(true);
        if (refusalOf(event) !== null && isCurrent()) tell('REFUSED');
      },
    },
  });
  watchClock(client);
  limitOpening(client);
  const stopOpening = watchOpening(client);
  watchAnswers(client, () => {
    stopOpening();
    socketOffline.set(false);
    reconnectCount.update((count) => count + 1);
    tell('CONNECTED');
  });
  const stops = [stopOpening, watchDevice(client)];
  return {
    link: quietLink(client, () => staysClosed),
    close: async () => {
      for (const stop of stops) stop();
      await client.dispose();
    },
  };
}
