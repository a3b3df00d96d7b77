import { posix } from 'node:path';

/**
 * The file of this repository that an import leads to, as a path from its root; undefined for a package. `#room/…` names a
 * room of the importing project: `test` beside its source, any other within it.
 * @param {string} importer path from the root
 * @param {string} specifier
 */
export function importPlace(importer, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const [project] = /^(?:apps\/mock-api\/console|(?:apps|libs)\/[^/]+)(?=\/)/.exec(importer) ?? [];
  if (specifier.startsWith('#') && project !== undefined) {
    const inside = specifier.slice(1);
    return posix.join(project, inside.startsWith('test/') ? inside : `src/${inside}`);
  }
  const [, library, area] = /^@magpie\/(domain|ui)(?:\/(.+))?$/.exec(specifier) ?? [];
  return library === undefined ? undefined : posix.join('libs', library, 'src', area ?? '', 'index.ts');
}
