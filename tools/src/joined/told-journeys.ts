import type { SourceTree } from './source-tree.ts';

/** Rows of `docs/journeys.md`: what is shown, the file of it, words of the title. */
const row = /^\|[^|]+\| `([\w-]+\.spec\.ts)` +\| (.+?) +\|$/gmu;

/** What a table of journeys tells of and is not there, and how many it tells of. */
export function toldJourneys(
  table: string,
  tree: SourceTree,
): { readonly told: number; readonly gone: string[] } {
  const told = [...table.matchAll(row)].map(([, file = '', title = '']) => ({ file, title }));
  const gone = told.filter(({ file, title }) => tree.get(`e2e/${file}`)?.text.includes(title) !== true);
  return { told: told.length, gone: gone.map(({ file, title }) => `${file}: ${title}`) };
}
