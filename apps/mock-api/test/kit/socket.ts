import { expect } from 'vitest';
import WebSocket from 'ws';
import type { TestPlatform } from './platform.ts';

/** A message of the graphql-transport-ws protocol. */
export interface SocketMessage {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A websocket of a test, which reads the protocol's messages one by one. */
export interface TestSocket {
  send(message: object | string): void;
  /** The next message that is no ping. */
  next(): Promise<SocketMessage>;
  nextPing(): Promise<SocketMessage>;
  /** How the socket was closed. */
  readonly closed: Promise<{ code: number; reason: string }>;
  close(): void;
}

/** Longer than any message takes on a busy machine, and less than a test may take, so that what is missing is named. */
const LATE_MS = 60_000;

/** Messages as they come, to be taken one by one. Who waits for one in vain is told why, and which came before. */
function inbox() {
  const ready: SocketMessage[] = [];
  const waiting: ((message: SocketMessage | string) => void)[] = [];
  let last = 'none';
  let over: string | undefined;
  const taken = async (): Promise<SocketMessage | string> => {
    const { promise, resolve } = Promise.withResolvers<SocketMessage | string>();
    waiting.push(resolve);
    const timer = setTimeout(() => {
      resolve(`No message came through the socket. The last one was ${last}.`);
    }, LATE_MS);
    const message = await promise;
    clearTimeout(timer);
    return message;
  };
  return {
    put: (message: SocketMessage): void => {
      last = JSON.stringify(message);
      const taker = waiting.shift();
      if (taker === undefined) ready.push(message);
      else taker(message);
    },
    end: (how: string): void => {
      over = how;
      for (const taker of waiting.splice(0)) taker(how);
    },
    take: async (): Promise<SocketMessage> => {
      const message = ready.shift() ?? over ?? (await taken());
      // An error of the timer or the socket would not say which line of a test waits.
      if (typeof message === 'string') throw new Error(message);
      return message;
    },
  };
}

/** Opens a websocket at `/subscriptions` and, when given parameters, sends them to begin the connection. */
export async function openSocket(
  platform: TestPlatform,
  params?: Record<string, unknown>,
): Promise<TestSocket> {
  const socket = new WebSocket(`${platform.url.replace('http', 'ws')}/subscriptions`, 'graphql-transport-ws');
  const messages = inbox();
  const pings = inbox();
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as SocketMessage;
    (message.type === 'ping' ? pings : messages).put(message);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, data) => {
      const reason = data.toString('utf8');
      for (const each of [messages, pings]) each.end(`The socket was closed: ${String(code)} ${reason}`);
      resolve({ code, reason });
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const send = (message: object | string): void => {
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  };
  if (params !== undefined) send({ type: 'connection_init', payload: params });
  return {
    send,
    next: messages.take,
    nextPing: pings.take,
    closed,
    close: () => {
      socket.close();
    },
  };
}

/** Waits until the subscriptions that were sent stand, or are refused: no other message says so. */
export async function subscriptionsStand(socket: TestSocket): Promise<void> {
  const payload = { after: 'SUBSCRIPTIONS' };
  socket.send({ type: 'ping', payload });
  expect(await socket.next()).toEqual({ type: 'pong', payload });
}
