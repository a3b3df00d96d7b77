import { vi } from 'vitest';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** A websocket that the app opened, with the server's side in the hands of the test. */
export interface OpenedSocket {
  readonly address: string;
  /** What the client said of itself when it connected. */
  readonly connectionParams: Json;
  /** The subscriptions that were sent and are not ended, by the name of their field. */
  readonly subscriptions: readonly string[];
  readonly closed: boolean;
  /** Pushes data of a subscription to the client. */
  push(field: string, payload: unknown): void;
  /** Sends a message of the protocol about a subscription, for example that it has failed. */
  answerTo(field: string, message: { readonly type: string; readonly payload?: unknown }): void;
  /** The connection is lost. */
  drop(): void;
  /** The platform closes the connection and says why, for example with 4403 and a code. */
  refuse(code: number, reason: string): void;
  /** The connection is dead: nobody notices, and nothing answers any more. */
  freeze(): void;
}

const fieldOf = (query: unknown) => /\{\s*(\w+)/.exec(typeof query === 'string' ? query : '')?.[1] ?? '';

class FakeWebSocket implements OpenedSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly protocol = 'graphql-transport-ws';
  readonly address: string;
  connectionParams: Json = {};
  closed = false;
  private frozen = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly running = new Map<string, string>();

  constructor(address: string) {
    this.address = address;
    opened.push(this);
    if (neverOpen) return;
    queueMicrotask(() => {
      this.readyState = FakeWebSocket.OPEN;
      this.onopen?.();
    });
  }

  get subscriptions(): readonly string[] {
    return [...this.running.values()];
  }

  send(text: string): void {
    const message: unknown = JSON.parse(text);
    if (!isObject(message)) return;
    const { type, id, payload } = message;
    if (type === 'connection_init') {
      this.connectionParams = isObject(payload) ? payload : {};
      this.answer({ type: 'connection_ack' });
    }
    if (type === 'subscribe' && isObject(payload)) this.running.set(String(id), fieldOf(payload['query']));
    if (type === 'complete') this.running.delete(String(id));
    if (type === 'ping' && !this.frozen)
      pong(payload === undefined ? 'ALIVE' : 'SUBSCRIPTIONS', () => {
        this.answer({ type: 'pong' });
      });
  }

  close(code = 1000, reason = ''): void {
    this.end(code, reason);
  }

  push(field: string, payload: unknown): void {
    this.answerTo(field, { type: 'next', payload: { data: { [field]: payload } } });
  }

  answerTo(field: string, message: { readonly type: string; readonly payload?: unknown }): void {
    for (const [id, name] of this.running) {
      if (name === field) this.answer({ id, ...message });
    }
  }

  drop(): void {
    this.end(1006, 'lost');
  }

  refuse(code: number, reason: string): void {
    this.end(code, reason);
  }

  freeze(): void {
    this.frozen = true;
  }

  private answer(message: Json): void {
    queueMicrotask(() => {
      this.onmessage?.({ data: JSON.stringify(message) });
    });
  }

  private end(code: number, reason: string): void {
    if (this.closed) return;
    this.closed = true;
    this.readyState = 3;
    this.onclose?.({ code, reason, wasClean: code === 1000 });
  }
}

let opened: FakeWebSocket[] = [];
let neverOpen = false;
type Pinged = 'ALIVE' | 'SUBSCRIPTIONS';
let heldPongs: { readonly only: Pinged | null; readonly answers: (() => void)[] } | null = null;

function pong(of: Pinged, answer: () => void): void {
  if (heldPongs && (heldPongs.only ?? of) === of) heldPongs.answers.push(answer);
  else answer();
}

/** Sockets that are made until the returned function is called neither open nor fail. */
export function holdOpenings(): () => void {
  neverOpen = true;
  return () => {
    neverOpen = false;
  };
}

/** Pings, or those alone that ask for one thing, go unanswered until the returned function is called. */
export function holdPongs(only: Pinged | null = null): () => void {
  const held: (() => void)[] = [];
  heldPongs = { only, answers: held };
  return () => {
    heldPongs = null;
    for (const answer of held) answer();
  };
}

/** Puts a fake in the place of WebSocket until the test is over. Answers the sockets that were opened, in order. */
export function fakeSockets(): readonly OpenedSocket[] {
  opened = [];
  heldPongs = null;
  neverOpen = false;
  vi.stubGlobal('WebSocket', FakeWebSocket);
  return opened;
}
