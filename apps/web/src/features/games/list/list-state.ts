import { useAddressQuery } from '#shared/navigation/index.ts';
import { readListState, type ListState } from './list-words.ts';

/** The query string with the changes put in; what is at its default is left out, and other entries stay. */
export function writeListState(query: URLSearchParams, change: Partial<ListState>): URLSearchParams {
  const next = new URLSearchParams(query);
  const state = { ...readListState(query), ...change };
  for (const key of ['q', 'provider', 'sort']) next.delete(key);
  if (state.name !== '') next.set('q', state.name);
  for (const id of state.providers) next.append('provider', id);
  if (state.order !== 'popular') next.set('sort', state.order);
  return next;
}

/** What is chosen and a way to change it; `shown` follows once the choice itself is painted, and is what long lists are of. */
export function useListState(): readonly [ListState, (change: Partial<ListState>) => void, shown: ListState] {
  const [query, changeQuery, shown] = useAddressQuery();
  const change = (by: Partial<ListState>): void => {
    changeQuery((newest) => writeListState(newest, by), { replace: true, preventScrollReset: true });
  };
  return [readListState(query), change, readListState(shown)];
}
