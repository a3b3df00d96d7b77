// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptAssets } from '../../kept-assets.ts';

const root = mkdtempSync(join(tmpdir(), 'magpie-preview-'));
const script = 'export const words = "the same words again and again";\n'.repeat(100);
let server: PreviewServer;

beforeAll(async () => {
  mkdirSync(join(root, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(root, 'dist', 'index.html'), '<!doctype html><title>Built</title>');
  writeFileSync(join(root, 'dist', 'assets', 'app-1a2b.js'), script);
  writeFileSync(join(root, 'dist', 'robots.txt'), 'none');
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keptAssets()],
    preview: { host: '127.0.0.1', port: 0 },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

async function ask(path: string, encoding: string) {
  const { port } = server.httpServer.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { 'accept-encoding': encoding } }, resolve).on(
      'error',
      reject,
    );
  });
  return { headers: answer.headers, body: await buffer(answer) };
}

it('the preview answers for a script as the web image does: compressed, and to be kept', async () => {
  const { headers, body } = await ask('/assets/app-1a2b.js', 'gzip, br');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(gunzipSync(body).toString()).toBe(script);
});

it('the preview compresses for nobody who cannot read it', async () => {
  const { headers, body } = await ask('/assets/app-1a2b.js', 'identity');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(script);
});

it('the preview leaves the rest to what answered before, also a name that leads out of the assets', async () => {
  const page = '<!doctype html><title>Built</title>';
  expect((await ask('/', 'identity')).body.toString()).toBe(page);
  const outside = await ask('/assets/..%2frobots.txt', 'identity');
  expect(outside.headers['cache-control']).not.toContain('immutable');
  const gone = await ask('/assets/app-9z.js', 'identity');
  expect(gone.headers['cache-control']).not.toContain('immutable');
});
