import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { edits } from './edits.ts';
import { AreaError, areaNames } from './names.ts';
import { serverFiles } from './server-files.ts';
import { webFiles } from './web-files.ts';

/**
 * Creates a business area in every place where one lives, and names it where areas are listed. Nothing is written when
 * any of it cannot be.
 *
 * @returns the paths from the root that were written
 * @throws AreaError when the name is no area's, a file of it is already there, or a list cannot be read
 */
export function createArea(root: string, name: string): string[] {
  const names = areaNames(name);
  const files = { ...serverFiles(names), ...webFiles(names) };
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new AreaError(`${taken} is already there: choose another name.`);
  const changed = edits(names).map(
    ({ path, apply }) => [path, apply(readFileSync(join(root, path), 'utf8'))] as const,
  );
  const all = [...Object.entries(files), ...changed];
  for (const [path, text] of all) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return all.map(([path]) => path);
}
