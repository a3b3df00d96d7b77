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

/** Messages as they come, to be taken one by one. */
function inbox() {
  const ready: SocketMessage[] = [];
  const waiting: ((message: SocketMessage) => void)[] = [];
  return {
    put: (message: SocketMessage): void => {
      const taker = waiting.shift();
      if (taker === undefined) ready.push(message);
      else taker(message);
    },
    take: (): Promise<SocketMessage> => {
      const message = ready.shift();
      if (message !== undefined) return Promise.resolve(message);
      return new Promise((resolve) => waiting.push(resolve));
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
    socket.once('close', (code, reason) => {
      resolve({ code, reason: reason.toString('utf8') });
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
