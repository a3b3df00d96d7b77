import { dirname, join, relative, sep } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');

/**
 * A file's path from the root, with forward slashes on every system.
 *
 * @param {string} file absolute path
 */
export function placeOf(file) {
  return relative(root, file).split(sep).join('/');
}

/**
 * Where a relative import leads, as a path from the root.
 *
 * @param {string} file absolute path of the importing file
 * @param {string} specifier such as `../wallets/index.ts`
 */
export function targetOf(file, specifier) {
  return placeOf(join(dirname(file), specifier));
}
