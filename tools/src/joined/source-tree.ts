import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../shared/root.ts';

export interface Source {
  readonly path: string;
  readonly text: string;
  /** Its syntax, parsed when it is first asked for. */
  readonly syntax: () => ts.SourceFile;
}

export type SourceTree = ReadonlyMap<string, Source>;

const folders = ['apps', 'libs', 'schema', 'e2e', 'tools/src'];

const passedOver = new Set(['node_modules', 'dist', '__generated__', 'public']);

// Nothing here reads remarks, and parsing them takes its time.
const parsing = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
} as const;

function sourceOf(path: string, text: string): Source {
  let parsed: ts.SourceFile | undefined;
  return { path, text, syntax: () => (parsed ??= ts.createSourceFile(path, text, parsing, true)) };
}

/** The tree that some texts make, by their paths. */
export function treeOf(texts: Readonly<Record<string, string>>): SourceTree {
  return new Map(Object.entries(texts).map(([path, text]) => [path, sourceOf(path, text)]));
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(path);
    return /\.(?:[jt]sx?|graphql)$/.test(path) ? [path] : [];
  });
}

let product: SourceTree | undefined;

/** The product's own tree, read from the disk once: whoever asks again in this process gets the same, parsed as far as it is. */
export function readProductTree(): SourceTree {
  product ??= treeOf(
    Object.fromEntries(
      folders
        .flatMap(filesUnder)
        .sort()
        .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
    ),
  );
  return product;
}

/** Whether a file serves tests only. */
export function isForTests(path: string): boolean {
  return (
    path.startsWith('e2e/') ||
    /\.(?:test|spec|stories)\.[jt]sx?$/.test(path) ||
    /\/(?:test|testing|test-support)(?:\/|\.[jt]sx?$)/.test(path)
  );
}

/** Whether a file is code of an app or a library that runs without any test. */
export function isProduct(path: string): boolean {
  return /^(?:apps|libs)\/.*\.[jt]sx?$/.test(path) && !isForTests(path);
}

export function productIn(tree: SourceTree, ...prefixes: readonly string[]): Source[] {
  return [...tree.values()].filter(
    ({ path }) => isProduct(path) && prefixes.some((prefix) => path.startsWith(prefix)),
  );
}

/** A script of a page may stand for a file that the platform serves in its place, which a declaration beside it tells. */
export const sourceAt = (tree: SourceTree, place: string): Source | undefined =>
  tree.get(place) ?? tree.get(place.replace(/\.js$/, '.d.ts'));

export function nodesOf<Found extends ts.Node>(
  source: Source,
  holds: (node: ts.Node) => node is Found,
): Found[] {
  return nodesUnder(source.syntax(), holds);
}

export function nodesUnder<Found extends ts.Node>(
  top: ts.Node,
  holds: (node: ts.Node) => node is Found,
): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (holds(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(top);
  return found;
}
