import { join, relative, sep } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');

/**
 * A file's path from the root, with forward slashes on every system.
 * @param {string} file absolute path
 */
export function placeOf(file) {
  return relative(root, file).split(sep).join('/');
}
