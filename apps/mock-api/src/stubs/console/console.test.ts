import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { Router } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformServices } from '#platform/http/index.ts';
import { startTestPlatform } from '#test/kit/index.ts';
import type { TestPlatform } from '#test/kit/index.ts';
import { consoleRoutes } from './routes.ts';

const services = {
  settings: { webOrigins: ['http://localhost:4200'] },
  publicUrl: () => 'http://127.0.0.1:4000',
} as unknown as PlatformServices;

let url: string;
let stop: () => Promise<unknown>;
let folder: string;
let shut: TestPlatform;

/** Serves what stands in a folder as the console. */
async function serve(from: string) {
  const router = Router();
  consoleRoutes(router, services, from);
  const server = express().use(router).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server[Symbol.asyncDispose]() };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<meta name="style-nonce" content="{{nonce}}" />');
  writeFileSync(join(folder, 'assets', 'index-1.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'secret.env'), 'A=1');
  ({ url, stop } = await serve(folder));
  shut = await startTestPlatform({}, { MOCK_CONTROL: 'off' });
});

afterAll(async () => {
  await stop();
  await shut.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a path as it stands; fetch would tidy its dots away and tell the server to answer in full. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('the console', () => {
  it('runs nothing but the files of this server, and may be framed by nobody', async () => {
    const answer = await fetch(`${url}/console`);
    const nonce = /content="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none';script-src 'self';style-src 'self' 'nonce-${nonce}';font-src 'self';img-src 'self' data:;` +
        "connect-src 'self' http://127.0.0.1:4000;frame-src http://localhost:4200;base-uri 'none';form-action 'none';" +
        "frame-ancestors 'none';require-trusted-types-for 'script';trusted-types 'none'",
    );
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const again = await (await fetch(`${url}/console`)).text();
    expect(again).not.toContain(nonce);
  });

  it('is the same page at the address of anything in a world', async () => {
    for (const path of ['/console/', '/console/worlds/default', '/console/worlds/w/people/mia@magpie.test'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
  });

  it('answers 304 to a browser that has the file', async () => {
    const etag = (await fetch(`${url}/console/assets/index-1.js`)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(await statusOf('/console/assets/index-1.js', { 'if-none-match': etag })).toBe(304);
    expect(await statusOf('/console/assets/index-1.js', { 'if-none-match': '"another"' })).toBe(200);
  });

  it.each([
    '/console/../routes.ts',
    '/console/%2e%2e/routes.ts',
    '/console/..%2froutes.ts',
    '/console/assets/../../routes.ts',
    '/console/assets/..%2f..%2f..%2f..%2fconfig.ts',
    '/console/assets/secret.env',
    '/console/..%5croutes.ts',
    '/console//etc/passwd',
    '/console/%00',
    '/console/nothing.js',
    '/console/assets',
    '/console/toString',
  ])('answers 404 to %s', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  it('tells how it is built where it has not been', async () => {
    const unbuilt = await serve(join(folder, 'nowhere'));
    const answer = await fetch(`${unbuilt.url}/console`);
    expect([answer.status, await answer.text()]).toEqual([
      503,
      'The console is not built: npx nx run @magpie/console:build',
    ]);
    await unbuilt.stop();
  });

  it('is not there while the control plane is off', async () => {
    for (const path of ['/console', '/console/', '/console/worlds/default']) {
      const answer = await fetch(shut.url + path);
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        404,
        { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
      ]);
    }
  });
});
