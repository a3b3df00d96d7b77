import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startPlatform } from '../bench/platform.ts';
import { root } from '../shared/root.ts';
import { bundlePlatform } from './bundle.ts';
import { embedded } from './embedded.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'magpie-bundle-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('carries everything that the platform declares to be carried', () => {
  const sources = globSync('apps/mock-api/src/**/*.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const declared = sources.flatMap((text) =>
    [...text.matchAll(/^declare const (MAGPIE_\w+)/gm)].map(([, name]) => name),
  );
  expect(declared).toContain('MAGPIE_SDL');
  expect(Object.keys(embedded())).toEqual(expect.arrayContaining(declared));
});

it('is not made when something that is imported is not installed', async () => {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, "import missing from 'no-such-package';\nconsole.log(missing);\n");
  await expect(bundlePlatform(join(folder, 'main.js'), entry)).rejects.toThrow("'no-such-package'");
});

it('makes one file that runs away from the repository and answers with the contract', async () => {
  const script = join(folder, 'main.js');
  await bundlePlatform(script);
  const server = await startPlatform(script, folder);
  onTestFinished(server.stop);
  const answer = await fetch(`${server.address}/control/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'Types',
      query: 'query Types { worlds { id } audit { balanced } }',
    }),
  });
  expect(await answer.json()).toMatchObject({
    data: { worlds: [{ id: 'default' }], audit: { balanced: true } },
  });
  const page = await (await fetch(`${server.address}/console`)).text();
  const [, entry = ''] = /src="(\/console\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect((await fetch(server.address + entry)).status).toBe(200);
});
