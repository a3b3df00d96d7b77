import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../shared/root.ts';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: names, devDependencies: names });

function dependencies(): [string, string][] {
  const files = globSync(['package.json', '{apps,libs}/*/package.json', '{tools,e2e,schema}/package.json'], {
    cwd: root,
  });
  return files.flatMap((file) => {
    const { dependencies, devDependencies } = manifest.parse(
      JSON.parse(readFileSync(join(root, file), 'utf8')),
    );
    return Object.entries({ ...dependencies, ...devDependencies });
  });
}

it('gives a reason for every dependency in docs/decisions/dependencies.md', () => {
  const text = readFileSync(join(root, 'docs', 'decisions', 'dependencies.md'), 'utf8');
  const argued = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const missing = dependencies()
    .map(([name]) => name)
    // A type package or a typed document belongs to the package it describes.
    .filter((name) => !/^@(types|magpie|graphql-typed-document-node)\//.test(name))
    .filter(
      (name) =>
        !argued.some((each) => each === name || (each.endsWith('/*') && name.startsWith(each.slice(0, -1)))),
    );
  expect([...new Set(missing)]).toEqual([]);
});

it('pins every dependency to one version', () => {
  const loose = dependencies().filter(
    ([name, version]) => !name.startsWith('@magpie/') && !/^(npm:.+@)?\d/.test(version),
  );
  expect(loose).toEqual([]);
});

it('gives every decision a number of its own, in order', () => {
  const files = globSync('[0-9]*.md', { cwd: join(root, 'docs', 'decisions') }).sort();
  const wanted = files.map((_, index) => String(index).padStart(3, '0'));
  expect(files.map((name) => name.slice(0, 3))).toEqual(wanted);
  const titled = files.map((name) => readFileSync(join(root, 'docs', 'decisions', name), 'utf8').slice(2, 5));
  expect(titled).toEqual(wanted);
});
