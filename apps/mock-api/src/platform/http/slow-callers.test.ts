import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionModule } from '#modules/session/index.ts';
import { startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { limitBodies, serverOptions, usualTimeouts } from './timeouts.ts';

const SHORT = { headersMs: 60, bodyMs: 60, checkEveryMs: 20, socketMs: 60 };

const platform = platformForFile(() => startTestPlatform({ modules: [sessionModule], timeouts: SHORT }));

const dial = (url: string): Socket => connect(Number(new URL(url).port), '127.0.0.1');

/** Sends the beginning of a request, and answers what comes until the server hangs up. */
async function untilHungUp(beginning: string): Promise<string> {
  const socket = dial(platform.url);
  socket.write(beginning);
  return text(socket);
}

const requestTo = (path: string, ...more: string[]): string =>
  [`POST ${path} HTTP/1.1`, 'host: localhost', ...more, '', ''].join('\r\n');

describe('a caller who never comes to an end', { timeout: 120_000 }, () => {
  it('is hung up on while still in the headers', async () => {
    expect(await untilHungUp('GET /health HTTP/1.1\r\nhost: loc')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each(['/graphql', '/authenticate', '/nothing'])('is hung up on in the body of %s', async (path) => {
    const head = requestTo(path, 'content-type: application/json', 'content-length: 100');
    expect(await untilHungUp(`${head}{"query":`)).toMatch(/^HTTP\/1\.1 4\d\d /);
    const chunked = requestTo(path, 'content-type: application/json', 'transfer-encoding: chunked');
    expect(await untilHungUp(`${chunked}2\r\n{}\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('is hung up on after the handshake of a websocket that says nothing, not even goodbye', async () => {
    const handshake = [
      'GET /subscriptions HTTP/1.1',
      'host: localhost',
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
      'sec-websocket-protocol: graphql-transport-ws',
      '',
      '',
    ].join('\r\n');
    const said = await untilHungUp(handshake);
    expect(said).toMatch(/^HTTP\/1\.1 101 /);
    expect(said).toContain('Connection initialisation timeout');
  });

  it('does not disturb the log', () => {
    expect(platform.log.join('')).not.toContain('unexpected error');
  });
});

it('leaves it to the caller to end an idle connection, as a call may be on its way on it', async () => {
  const answer = await fetch(`${platform.url}/health`, { headers: { connection: 'keep-alive' } });
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
});

describe('an upload', { timeout: 120_000 }, () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A server that tells how much of a body has come, with an upload to it that has just begun. */
  async function uploading() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = createServer(serverOptions(usualTimeouts));
    limitBodies(server, usualTimeouts);
    const begun = once(server, 'request') as Promise<[IncomingMessage]>;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
    const socket = connect(address.port, '127.0.0.1');
    const type = 'content-type: multipart/form-data; boundary=x';
    socket.write(requestTo('/graphql', type, 'content-length: 10485760'));
    const [request] = await begun;
    let read = 0;
    const send = async (bytes: number): Promise<void> => {
      socket.write(Buffer.alloc(bytes));
      for (const goal = read + bytes; read < goal;) {
        const [part] = (await once(request, 'data')) as [Buffer];
        read += part.length;
      }
    };
    return { server, socket, send };
  }

  it('may take longer than any other body as long as it brings 64 KiB in 15 seconds', async () => {
    const { server, socket, send } = await uploading();
    for (let span = 0; span < 10; span += 1) {
      await send(64 * 1024);
      vi.advanceTimersByTime(15_000);
    }
    expect(socket.destroyed).toBe(false);
    await send(64 * 1024 - 1);
    vi.advanceTimersByTime(15_000);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    server.close();
  });

  it('is not cut off for what the platform itself was too busy to read', async () => {
    const { server, socket, send } = await uploading();
    await send(64 * 1024 - 1);
    // Timers have their turn before what has come is read.
    const turn = Promise.withResolvers<undefined>();
    setTimeout(() => {
      socket.write(Buffer.alloc(1));
      vi.advanceTimersByTime(15_000);
      turn.resolve(undefined);
    });
    await turn.promise;
    await send(1);
    await send(1);
    expect(socket.destroyed).toBe(false);
    socket.destroy();
    server.close();
  });
});
