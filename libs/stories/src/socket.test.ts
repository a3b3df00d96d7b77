import { sites } from '@magpie/domain/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pushes } from './socket.ts';

const place = { platform: 'http://platform', world: 'w-1', site: sites.magpie };

/** The platform's side of a socket, which answers when a test lets it. */
class Socket extends EventTarget {
  static opened: Socket | undefined;
  readonly sent: { readonly type: string }[] = [];

  constructor() {
    super();
    Socket.opened = this;
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  answer(type: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type }) }));
  }

  end(reason: string): void {
    this.dispatchEvent(Object.assign(new Event('close'), { reason }));
  }
}

const typesSent = () => Socket.opened?.sent.map(({ type }) => type);

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for pushes once the platform has acknowledged the connection, however late, and waits until they stand', async () => {
  const opening = Pushes.open(place, 'token');
  await vi.waitFor(() => {
    expect(typesSent()).toEqual(['connection_init']);
  });
  Socket.opened?.answer('pong');
  await Promise.resolve();
  expect(typesSent()).toEqual(['connection_init']);
  Socket.opened?.answer('connection_ack');
  await vi.waitFor(() => {
    expect(typesSent()).toEqual(['connection_init', ...Array<string>(6).fill('subscribe'), 'ping']);
  });
  expect(Socket.opened?.sent.at(-1)).toEqual({ type: 'ping', payload: { after: 'SUBSCRIPTIONS' } });
  Socket.opened?.answer('pong');
  await expect(opening).resolves.toBeInstanceOf(Pushes);
});

it('tells why the platform has closed a socket instead', async () => {
  const opening = Pushes.open(place, 'token');
  await vi.waitFor(() => {
    expect(typesSent()).toEqual(['connection_init']);
  });
  Socket.opened?.end('session does not exist.');
  await expect(opening).rejects.toThrow('The platform has closed the socket: session does not exist.');
});
