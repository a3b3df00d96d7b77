import { expect, it } from 'vitest';
import { checkLock, lockProblems, staleEntries } from './check.ts';

const integrity = 'sha512-x';

function lock(packages: Record<string, unknown>): string {
  return JSON.stringify({ packages });
}

it('finds a platform binary that npm dropped', () => {
  const text = lock({
    'node_modules/a': {
      version: '1.0.0',
      integrity,
      optionalDependencies: { 'a-linux': '1.0.0', 'a-mac': '1.0.0' },
    },
    'node_modules/a-linux': { version: '1.0.0', integrity },
  });
  expect(lockProblems(text)).toEqual(['node_modules/a needs a-mac 1.0.0, the lock has none']);
});

it('finds a platform binary of another version', () => {
  const text = lock({
    'node_modules/a': { version: '2.0.0', integrity, optionalDependencies: { 'a-linux': '2.0.0' } },
    'node_modules/a-linux': { version: '1.0.0', integrity },
  });
  expect(lockProblems(text)).toEqual(['node_modules/a needs a-linux 2.0.0, the lock has 1.0.0']);
});

it('looks for a binary where npm puts it: inside the package, inside its parents, at the root', () => {
  const a = { version: '2.0.0', integrity, optionalDependencies: { x: '2.0.0' } };
  const x = { version: '2.0.0', integrity };
  const old = { version: '1.0.0', integrity };
  const b = { version: '1.0.0', integrity };
  const at = (place: string) =>
    lock({ 'node_modules/b': b, 'node_modules/b/node_modules/a': a, 'node_modules/x': old, [place]: x });
  for (const place of [
    'node_modules/b/node_modules/a/node_modules/x',
    'node_modules/b/node_modules/x',
    'node_modules/x',
  ]) {
    expect(lockProblems(at(place))).toEqual([]);
  }
});

it('finds addresses of registries and missing hashes', () => {
  const text = lock({
    'node_modules/a': { version: '1.0.0', integrity, resolved: 'https://registry.example/a.tgz' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/@magpie/web': { resolved: 'apps/web', link: true },
  });
  expect(lockProblems(text)).toEqual([
    "node_modules/a names a registry's address",
    'node_modules/b has no integrity hash',
  ]);
});

it('finds a package that asks for something else than is locked', () => {
  const text = lock({
    'apps/web': { dependencies: { a: '1.0.0' } },
    tools: { devDependencies: { b: '1.0.0' } },
  });
  const manifests = {
    'apps/web': '{"dependencies":{"a":"1.0.1"}}',
    tools: '{"devDependencies":{"b":"1.0.0"}}',
    e2e: '{"dependencies":{"c":"1.0.0"}}',
  };
  expect(staleEntries(text, manifests)).toEqual([
    'apps/web has other dependencies than the lock file: run npm install',
    'e2e has other dependencies than the lock file: run npm install',
  ]);
});

it('holds for the lock file of this repository', async () => {
  expect(await checkLock()).toEqual({ ok: true, lines: [] });
});
