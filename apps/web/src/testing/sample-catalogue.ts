import type { Answers } from './fake-platform.ts';
import { promoMember } from './play-answers.ts';

/** A game as the platform answers it. */
export interface SampleGame {
  readonly __typename: 'Game';
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly image: string | null;
  readonly coverTone: string;
  readonly jackpot: boolean;
  readonly returnToPlayer: string | null;
  readonly volatility: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  readonly subCategory: {
    readonly __typename: 'GameSubCategory';
    readonly id: string;
    readonly name: string;
  };
  readonly vendor: { readonly __typename: 'Vendor'; readonly id: string };
  readonly gameCategories: readonly { readonly __typename: 'GameCategory'; readonly id: string }[];
}

/** A game with a provider; the name gives id and code. */
export function sampleGame(name: string, provider = 'Nightjar'): SampleGame {
  const code = name.toLowerCase().replaceAll(' ', '-');
  return {
    __typename: 'Game',
    id: `game-${code}`,
    code,
    name,
    image: `/art/games/${code}.svg`,
    coverTone: '#3a4466',
    jackpot: false,
    returnToPlayer: '96.16',
    volatility: 'MEDIUM',
    subCategory: { __typename: 'GameSubCategory', id: `provider-${provider.toLowerCase()}`, name: provider },
    vendor: { __typename: 'Vendor', id: 'vendor-southern' },
    gameCategories: [{ __typename: 'GameCategory', id: 'category-slots' }],
  };
}

/** So many games, named `Game 1` and so on. */
export const sampleGames = (count: number): SampleGame[] =>
  Array.from({ length: count }, (_, index) => sampleGame(`Game ${String(index + 1)}`));

/** A page of games as `games` answers it; a cursor is the place of a game in the list. */
export function gamesPage(all: readonly SampleGame[], variables: Record<string, unknown>) {
  const first = Number(variables['first']);
  const from = typeof variables['after'] === 'string' ? Number(variables['after']) : 0;
  const page = all.slice(from, from + first);
  return {
    games: {
      __typename: 'GameConnection',
      totalCount: all.length,
      closeCount: 0,
      edges: page.map((node) => ({ __typename: 'GameEdge', node })),
      pageInfo: {
        __typename: 'PageInfo',
        endCursor: page.length > 0 ? String(from + page.length) : null,
        hasNextPage: from + page.length < all.length,
      },
    },
  };
}

/** Types as `gameTypes` answers them. */
export const gameTypesOf = (...types: (readonly [code: string, name: string])[]) => ({
  gameTypes: types.map(([code, name]) => ({ __typename: 'GameType', id: `type-${code}`, code, name })),
});

/** The types of the product's specification, SPORTSBOOK included. */
export const usualTypes = gameTypesOf(
  ['FISH', 'Fish'],
  ['LIVE', 'Live'],
  ['LOTTERY', 'Lottery'],
  ['SLOTS', 'Pokies'],
  ['TABLE', 'Table'],
  ['SPORTSBOOK', 'Sportsbook'],
);

/** Providers as `gameSubCategories` answers them. */
export const providersOf = (...names: string[]) => ({
  gameSubCategories: names.map((name, index) => ({
    __typename: 'GameSubCategory',
    id: `provider-${name.toLowerCase()}`,
    code: name.toLowerCase(),
    name,
    image: null,
    gamesCount: 1 + 1239 * index,
  })),
});

/** Answers for a lobby of these games, without promos and jackpots. */
export function lobbyAnswers(games: readonly SampleGame[]): Answers {
  return {
    Games: (variables) => gamesPage(games, variables),
    GameTypes: () => usualTypes,
    GameProviders: () => providersOf('Nightjar', 'Saltbush', 'Tidewater'),
    CountedProviders: () => providersOf('Nightjar', 'Saltbush', 'Tidewater'),
    LobbyJackpots: () => ({ jackpots: { __typename: 'JackpotConnection', edges: [] } }),
    LobbyBanners: () => ({ promos: { __typename: 'PromoConnection', edges: [] } }),
    LobbyActivePromo: () => promoMember(null),
  };
}
