import { defaultGameSort } from '@magpie/domain/games';
import type { GameSort } from '@magpie/gql/games';
import { useAddressQuery } from '#shared/navigation/index.ts';

/** The orders a game list offers, by the word that stands in the address. */
export const gameOrders = {
  popular: { label: 'Most played', sort: defaultGameSort },
  name: { label: 'A to Z', sort: { field: 'NAME', direction: 'ASC' } },
  'name-desc': { label: 'Z to A', sort: { field: 'NAME', direction: 'DESC' } },
} as const satisfies Record<string, { label: string; sort: GameSort }>;

export type GameOrder = keyof typeof gameOrders;

/** What a visitor has narrowed a game list to. It lives in the address, so that a reload and Back keep it. */
export interface ListState {
  readonly name: string;
  readonly providers: readonly string[];
  readonly order: GameOrder;
}

const isOrder = (word: string | null): word is GameOrder => word !== null && Object.hasOwn(gameOrders, word);

export function readListState(query: URLSearchParams): ListState {
  const order = query.get('sort');
  return {
    name: query.get('q') ?? '',
    providers: query.getAll('provider').filter((id) => id !== ''),
    order: isOrder(order) ? order : 'popular',
  };
}

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

/** The state of the game list of this page, and the way to change it. */
export function useListState(): readonly [ListState, (change: Partial<ListState>) => void] {
  const [query, changeQuery] = useAddressQuery();
  const change = (by: Partial<ListState>): void => {
    changeQuery((newest) => writeListState(newest, by), { replace: true, preventScrollReset: true });
  };
  return [readListState(query), change];
}
