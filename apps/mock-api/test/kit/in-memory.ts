import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { duplexPair } from 'node:stream';
import type { Duplex } from 'node:stream';
import WebSocket from 'ws';
import type { WayIn } from '../../src/app.ts';

export interface MemoryWay extends WayIn {
  /** Calls the platform as `fetch` does over a network. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Opens a websocket to the platform. */
  openSocket(path: string, protocol: string): WebSocket;
}

const withBody = (status: number): boolean => status !== 204 && status !== 304;

async function answerOf(message: IncomingMessage): Promise<Response> {
  const { statusCode: status = 500, rawHeaders } = message;
  const pairs = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as [string, string]] : [],
  );
  const body = await buffer(message);
  return new Response(withBody(status) ? new Uint8Array(body) : null, { status, headers: pairs });
}

/** A way in through the memory of the process: the server reads and writes streams as if they came from its port. */
export function memoryWay(url = 'http://platform.test'): MemoryWay {
  let server: Server | undefined;

  function connect(): Duplex {
    if (!server) throw new Error('No platform stands at the end of this way.');
    const [near, far] = duplexPair();
    server.emit('connection', Object.assign(far, { remoteAddress: '127.0.0.1' }));
    return near;
  }

  async function call(address: string, init?: RequestInit): Promise<Response> {
    const sent = new Request(new URL(address, url), init);
    const { pathname, search } = new URL(sent.url);
    const { method, signal } = sent;
    const body = Buffer.from(await sent.arrayBuffer());
    const headers = { ...Object.fromEntries(sent.headers), host: new URL(url).host };
    const request = httpRequest({
      method,
      path: pathname + search,
      headers,
      signal,
      createConnection: connect,
    });
    request.end(body);
    const [message] = (await once(request, 'response')) as [IncomingMessage];
    return answerOf(message);
  }

  return {
    url,
    open(opened) {
      server = opened;
    },
    send: call,
    fetch: call,
    openSocket: (path, protocol) =>
      new WebSocket(`${url.replace('http', 'ws')}${path}`, protocol, { createConnection: connect }),
  };
}
