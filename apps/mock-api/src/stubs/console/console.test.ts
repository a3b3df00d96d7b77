import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '#test/kit/index.ts';
import type { TestPlatform } from '#test/kit/index.ts';
import { readAssets } from '../assets.ts';

let open: TestPlatform;
let shut: TestPlatform;

beforeAll(async () => {
  open = await startTestPlatform();
  shut = await startTestPlatform({}, { MOCK_CONTROL: 'off' });
});

afterAll(async () => {
  await open.close();
  await shut.close();
});

/** Asks for a path as it stands; fetch would tidy its dots away and tell the server to answer in full. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(open.url, { path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('the console', () => {
  it('is a page that loads nothing but what this server sends and that nobody may frame', async () => {
    const answer = await fetch(`${open.url}/console`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'self';font-src 'self';img-src 'self';connect-src 'self';" +
        "base-uri 'none';form-action 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types 'none'",
    );
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
  });

  it('names only addresses that are served', async () => {
    const page = await (await fetch(`${open.url}/console`)).text();
    const named = [...page.matchAll(/(?:href|src|srcset)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(named).toContain('/console/main.js');
    for (const path of named) expect([path, (await fetch(open.url + path)).status]).toEqual([path, 200]);
  });

  it('serves every file of the page with its type, and every import leads to one of them', async () => {
    const types: Record<string, string> = {
      css: 'text/css; charset=utf-8',
      html: 'text/html; charset=utf-8',
      js: 'text/javascript; charset=utf-8',
      woff2: 'font/woff2',
    };
    const files = readAssets('console');
    for (const [name, { body }] of files) {
      const answer = await fetch(`${open.url}/console/${name}`);
      expect([name, answer.status]).toEqual([name, 200]);
      expect(answer.headers.get('content-type')).toBe(types[name.split('.').at(-1) ?? '']);
      expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
      if (!name.endsWith('.js')) continue;
      for (const [, specifier = ''] of body.toString('utf8').matchAll(/from '(\.[^']+)'/g)) {
        const target = new URL(specifier, `http://console/${name}`).pathname.slice(1);
        expect([name, specifier, files.has(target)]).toEqual([name, specifier, true]);
      }
    }
  });

  it('answers 304 to a browser that has the file', async () => {
    const etag = (await fetch(`${open.url}/console/main.js`)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(await statusOf('/console/main.js', { 'if-none-match': etag })).toBe(304);
    expect(await statusOf('/console/main.js', { 'if-none-match': '"another"' })).toBe(200);
  });

  it.each([
    '/console/../routes.ts',
    '/console/%2e%2e/routes.ts',
    '/console/..%2froutes.ts',
    '/console/panels/../../routes.ts',
    '/console/panels/..%2f..%2f..%2f..%2fconfig.ts',
    '/console/..%5croutes.ts',
    '/console//etc/passwd',
    '/console/%00',
    '/console/nothing.js',
    '/console/panels',
    '/console/toString',
  ])('answers 404 to %s', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  it('is not there while the control plane is off', async () => {
    for (const path of ['/console', '/console/', '/console/main.js', '/console/archivo.woff2']) {
      const answer = await fetch(shut.url + path);
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        404,
        { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
      ]);
    }
  });
});
