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
  /** How the socket was closed. */
  readonly closed: Promise<{ code: number; reason: string }>;
  close(): void;
}

/** Opens a websocket at `/subscriptions` and, when given parameters, sends them to begin the connection. */
export async function openSocket(
  platform: TestPlatform,
  params?: Record<string, unknown>,
): Promise<TestSocket> {
  const socket = new WebSocket(`${platform.url.replace('http', 'ws')}/subscriptions`, 'graphql-transport-ws');
  const ready: SocketMessage[] = [];
  const waiting: ((message: SocketMessage) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as SocketMessage;
    const taker = waiting.shift();
    if (taker === undefined) ready.push(message);
    else taker(message);
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
  const next = (): Promise<SocketMessage> => {
    const message = ready.shift();
    if (message !== undefined) return Promise.resolve(message);
    return new Promise((resolve) => waiting.push(resolve));
  };
  if (params !== undefined) send({ type: 'connection_init', payload: params });
  return {
    send,
    next,
    closed,
    close: () => {
      socket.close();
    },
  };
}
