import type { SourceTree } from './source-tree.ts';

/** Rows of `docs/journeys.md`: what is shown, the file of it, words of the title. */
const row = /^\|[^|]+\| `([\w-]+\.spec\.ts)` +\| (.+?) +\|$/gmu;

/** What a table of journeys names and is not there, and how many it names. */
export function listedJourneys(
  table: string,
  tree: SourceTree,
): { readonly listed: number; readonly gone: string[] } {
  const listed = [...table.matchAll(row)].map(([, file = '', title = '']) => ({ file, title }));
  const gone = listed.filter(({ file, title }) => tree.get(`e2e/${file}`)?.text.includes(title) !== true);
  return { listed: listed.length, gone: gone.map(({ file, title }) => `${file}: ${title}`) };
}
