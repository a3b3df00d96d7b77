import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startTestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { createLogger } from '../../logging/index.ts';
import { refusedOrigins } from './refused-origins.ts';

const platform = platformForFile(startTestPlatform);

function handshake(origin?: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const address = `${platform.url.replace('http', 'ws')}/subscriptions`;
  const socket = new WebSocket(address, 'graphql-transport-ws', origin === undefined ? {} : { origin });
  socket.once('unexpected-response', (_request, { statusCode = 0 }) => {
    resolve(statusCode);
  });
  socket.once('open', () => {
    socket.close();
    resolve(101);
  });
  socket.once('error', reject);
  return promise;
}

/** The warnings among the lines of a log. */
function warningsOf(log: readonly string[]): Record<string, unknown>[] {
  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
  return lines.filter(({ level }) => level === 40);
}

describe('the origin of a websocket', () => {
  it("is the web app's or none, as of callers that are no browser, and no other page's", async () => {
    expect(await handshake()).toBe(101);
    expect(await handshake('http://localhost:4200')).toBe(101);
    expect(await handshake('http://evil.example')).toBe(403);
    expect(await handshake('null')).toBe(403);
  });

  it('is told in the log once when it is refused, and never when it is not', async () => {
    const before = platform.log.length;
    for (const origin of ['http://b.example', 'http://localhost:4200', 'http://b.example', undefined])
      await handshake(origin);
    const message = 'websocket refused: WEB_ORIGIN does not name its origin';
    expect(warningsOf(platform.log.slice(before))).toMatchObject([
      { origin: 'http://b.example', msg: message },
    ]);
  });
});

it('refused origins fill neither the log nor the memory, however many and long they are', () => {
  const log: string[] = [];
  const refused = refusedOrigins(createLogger('info', { write: (line) => log.push(line) }));
  for (let site = 10; site < 40; site += 1) refused(`http://${String(site)}.${'a'.repeat(1000)}.example`);
  expect(warningsOf(log)).toHaveLength(20);
  expect(Math.max(...log.map((line) => line.length))).toBeLessThan(500);
});
