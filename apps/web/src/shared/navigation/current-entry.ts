/** Names the entry of the tab's history that is open now: another one for each visit of an address. */
export function currentEntry(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return `${location.pathname}${location.search} ${key}`;
}
