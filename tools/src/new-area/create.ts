import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { edits } from './edits.ts';
import { AreaError, areaNames } from './names.ts';
import { serverFiles } from './server-files.ts';
import { webFiles } from './web-files.ts';

/**
 * Creates a business area in every place and lists it; writes nothing when any part is impossible.
 * @returns the paths written, relative to the root
 * @throws AreaError for an invalid name, an existing file, or a list that cannot be read
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
