import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../shared/root.ts';

interface Line {
  readonly names: readonly string[];
  readonly from: string;
}

const packages = /^@magpie\/(domain|ui)\/(.+)$/;

/** The file that a specifier names, as a path from the root; null for a package. */
function target(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  if (specifier.startsWith('#')) return `${file.split('/', 2).join('/')}/src/${specifier.slice(1)}`;
  return packages.test(specifier) ? specifier.replace(packages, 'libs/$1/src/$2/index.ts') : null;
}

const nameOf = (part: string): string =>
  part
    .trim()
    .replace(/^type /, '')
    .replace(/ as .*$/, '');

/** What a file imports or hands on, by name and file. */
function linesOf(file: string, keyword: 'import' | 'export'): Line[] {
  if (!/\.(ts|tsx|js)$/.test(file) || !existsSync(join(root, file))) return [];
  const statement = new RegExp(`^${keyword}\\s+(?:type\\s+)?([^'";]*?)\\s*from\\s+'([^']+)'`, 'gm');
  return [...readFileSync(join(root, file), 'utf8').matchAll(statement)].flatMap(
    ([, what = '', specifier = '']) => {
      const from = target(file, specifier);
      return from === null ? [] : [{ names: what.replaceAll(/[{}]/g, '').split(',').map(nameOf), from }];
    },
  );
}

/** The file that a name comes from, through any number of faces. */
function originOf(file: string, name: string): string {
  const line = linesOf(file, 'export').find(({ names }) => names.includes(name));
  return line ? originOf(line.from, name) : file;
}

/** The files that hold what a file imports. */
export function importsOf(file: string): ReadonlySet<string> {
  const lines = linesOf(file, 'import');
  return new Set(lines.flatMap(({ names, from }) => [from, ...names.map((name) => originOf(from, name))]));
}

/** The stops that neither import another file named in their walk nor are imported by one. */
export function loneStops(
  stops: readonly string[],
  named: readonly string[],
  imported: (file: string) => ReadonlySet<string> = importsOf,
): string[] {
  const imports = new Map([...stops, ...named].map((file) => [file, imported(file)]));
  const joins = (from: string, to: string) => imports.get(from)?.has(to) === true;
  return stops.filter(
    (stop) => !named.some((other) => other !== stop && (joins(stop, other) || joins(other, stop))),
  );
}
