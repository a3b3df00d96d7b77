/** Requirements that no test shows, with the reason. A test holds it against the tree, so it cannot be stale. */
export interface Waiting {
  readonly why: string;
  readonly ids: readonly string[];
}

export const waiting: readonly Waiting[] = [
  { why: 'counted after `npm run images` only, while the code is unchanged', ids: ['OPS-01', 'OPS-07'] },
];

/** What a trace says of the ids that it misses: those that wait, by their reason, then those that should not be missed. */
export function reasonsFor(missing: readonly string[]): string[] {
  const groups = waiting.map(({ why, ids }) => ({ why, ids: missing.filter((id) => ids.includes(id)) }));
  const known = groups.flatMap(({ ids }) => ids);
  const other = missing.filter((id) => !known.includes(id));
  return [...groups, { why: 'cited by a test that failed, did not run or is below the level', ids: other }]
    .filter(({ ids }) => ids.length > 0)
    .map(({ why, ids }) => `${String(ids.length)} not shown, ${why}: ${ids.join(' ')}`);
}
