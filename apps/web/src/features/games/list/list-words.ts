import { defaultGameSort } from '@magpie/domain/games';
import type { GameSort } from '@magpie/gql/games';

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
