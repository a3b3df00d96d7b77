import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shared/root.ts';
import { bundleForTests } from './bundle.ts';

const modules = join(root, 'node_modules');
const requireInUi = createRequire(join(root, 'libs', 'ui', 'package.json'));
const cache = join(modules, '.cache');
const list = () =>
  JSON.parse(readFileSync(join(cache, 'test-bundles.json'), 'utf8')) as {
    files: Record<string, string>;
  };

it('makes one file of a package, with everything that the package exports, and keeps it', async () => {
  await bundleForTests(modules);
  const { files } = list();
  const bundled = (await import(join(cache, files['lucide-react'] ?? ''))) as object;
  const names = Object.keys(requireInUi('lucide-react') as object);
  expect(Object.keys(bundled).toSorted()).toEqual(names.toSorted());
  await bundleForTests(modules);
  expect(list().files).toEqual(files);
}, 120_000);
