import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { importPlace } from '../shared/import-place.js';
import { placeOf, root } from './places.js';

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * The source file behind an import of this repository; undefined for packages, generated code and other kinds of file.
 * @param {string} file absolute path of the importing file
 * @param {string} specifier
 */
export function resolveSource(file, specifier) {
  const place = importPlace(placeOf(file), specifier);
  if (place === undefined || !/\.[jt]sx?$/.test(place) || place.includes('__generated__')) return undefined;
  const path = join(root, place);
  return isFile(path) ? path : undefined;
}

/**
 * The source files that a text imports, types included: a circle of types is a circle for its reader.
 * @param {string} file absolute path
 * @param {string} text
 */
export function importsOf(file, text) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map((each) => resolveSource(file, each.fileName)).filter((path) => path !== undefined);
}

/** Imports of the files read so far in this process. @type {Map<string, string[]>} */
const known = new Map();

/** @param {string} file */
function importsOnDisk(file) {
  const imports = known.get(file) ?? importsOf(file, readFileSync(file, 'utf8'));
  known.set(file, imports);
  return imports;
}

/**
 * The way from one file back to another along imports, or undefined when there is none.
 * @param {string} from absolute path
 * @param {string} to absolute path
 */
export function wayBack(from, to) {
  /** @type {string[][]} */
  const open = [[from]];
  const seen = new Set([from]);
  for (let way = open.pop(); way; way = open.pop()) {
    const last = String(way.at(-1));
    if (last === to) return way;
    for (const next of importsOnDisk(last)) {
      if (!seen.has(next)) open.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
