import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { root } from '../shared/root.ts';

export interface Verdict {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

type Packages = z.infer<typeof lockFile>['packages'];

function candidates(place: string, name: string): string[] {
  const parts = place === '' ? [] : place.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

function found(packages: Packages, place: string, name: string): string | undefined {
  const hit = candidates(place, name).find((candidate) => packages[candidate]);
  return hit === undefined ? undefined : packages[hit]?.version;
}

/**
 * npm silently drops an optional package that the registry lacks for one platform, and the lock file then works only
 * on the machine that wrote it. So every optional dependency must be in it, in the exact version where one is named.
 * Registry URLs are problems too.
 */
export function lockProblems(text: string): string[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([place, entry]) => {
    const missing = Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, wanted]) => {
      const version = found(packages, place, name);
      const holds = version !== undefined && (!/^\d/.test(wanted) || version === wanted);
      return holds
        ? []
        : [`${place || 'the root'} needs ${name} ${wanted}, the lock has ${version ?? 'none'}`];
    });
    const host =
      !entry.link && /^https?:/.test(entry.resolved ?? '') ? [`${place} names a registry's address`] : [];
    const fetched = place.includes('node_modules/') && !entry.link && !entry.inBundle;
    const unsealed = fetched && !entry.integrity ? [`${place} has no integrity hash`] : [];
    return [...missing, ...host, ...unsealed];
  });
}

const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const names = z.record(z.string(), z.string()).default({});
const wanted = z.object({ dependencies: names, devDependencies: names, optionalDependencies: names });

/** Packages whose manifest no longer matches the lock file. */
export function staleEntries(text: string, manifests: Readonly<Record<string, string>>): string[] {
  const { packages } = z.object({ packages: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
  return Object.entries(manifests).flatMap(([place, manifest]) => {
    const asked = wanted.parse(JSON.parse(manifest));
    const locked = wanted.parse(packages[place] ?? {});
    const same = groups.every((group) => isDeepStrictEqual(asked[group], locked[group]));
    return same ? [] : [`${place || 'the root'} has other dependencies than the lock file: run npm install`];
  });
}

function manifests(): Record<string, string> {
  const files = globSync(['package.json', '{apps,libs}/*/package.json', '{tools,e2e,schema}/package.json'], {
    cwd: root,
  });
  return Object.fromEntries(
    files.map((file) => [file.split(sep).slice(0, -1).join('/'), readFileSync(join(root, file), 'utf8')]),
  );
}

export function checkLock(): Promise<Verdict> {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const lines = [...lockProblems(text), ...staleEntries(text, manifests())];
  return Promise.resolve({ ok: lines.length === 0, lines });
}
