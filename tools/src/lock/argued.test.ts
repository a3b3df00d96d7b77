import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../shared/root.ts';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

const manifests = ['package.json', '{apps,libs}/*/package.json', '{tools,e2e,schema}/package.json'];

const dependencies = globSync(manifests, { cwd: root })
  .map((file) => manifest.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))))
  .flatMap((kinds) => Object.values(kinds))
  .flatMap((kind) => Object.entries(kind));

const isNamedBy = (name: string, each: string): boolean =>
  each === name || (each.endsWith('/*') && name.startsWith(each.slice(0, -1)));

describe('docs/decisions/dependencies.md', () => {
  const page = readFileSync(join(root, 'docs', 'decisions', 'dependencies.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const argued = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name),
  );

  it('gives a reason for every dependency', () => {
    const missing = dependencies
      .map(([name]) => name)
      // A type package or a typed document belongs to the package it describes.
      .filter((name) => !/^@(types|magpie|graphql-typed-document-node)\//.test(name))
      .filter((name) => !argued.some((each) => isNamedBy(name, each)));
    expect([...new Set(missing)]).toEqual([]);
    expect(rows.filter((row) => row.split('|')[2]?.trim() === '')).toEqual([]);
  });

  it('argues for no package that is gone', () => {
    expect(argued.filter((each) => !dependencies.some(([name]) => isNamedBy(name, each)))).toEqual([]);
  });
});

it('pins every dependency to one version', () => {
  const loose = dependencies.filter(
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
