import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../shared/root.ts';
import { bundleForTests } from './bundle.ts';

const modules = join(root, 'node_modules');
const requireInUi = createRequire(join(root, 'libs', 'ui', 'package.json'));
// Within node_modules, where the files find React.
const cache = join(modules, '.cache', `test-bundles-test-${String(process.pid)}`);
const list = () =>
  JSON.parse(readFileSync(join(cache, 'test-bundles.json'), 'utf8')) as {
    files: Record<string, string>;
  };

afterAll(() => {
  rmSync(cache, { recursive: true, force: true });
});

it('makes one file of a package, with everything that the package exports, and keeps it', async () => {
  await bundleForTests(modules, cache);
  const { files } = list();
  const bundled = (await import(join(cache, files['lucide-react'] ?? ''))) as object;
  const names = Object.keys(requireInUi('lucide-react') as object);
  expect(Object.keys(bundled).toSorted()).toEqual(names.toSorted());
  await bundleForTests(modules, cache);
  expect(list().files).toEqual(files);
}, 120_000);
