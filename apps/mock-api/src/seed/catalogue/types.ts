import type { GameCategoryCode } from '#platform/store/contract-types.ts';

/** Per code the entry of the casino menu and the category of its games, in the menu's order. */
const kinds: readonly (readonly [code: GameCategoryCode, type: string, category: string])[] = [
  ['SLOTS', 'Pokies', 'Pokies and slots'],
  ['FISH', 'Fish', 'Fish'],
  ['LIVE', 'Live', 'Live'],
  ['LOTTERY', 'Lottery', 'Lottery'],
  ['TABLE', 'Table', 'Table'],
  // Clients leave it out of the menu (GAMES-10), and the sports history looks for a category of this name (BETS-05).
  ['SPORTSBOOK', 'Sportsbook', 'Sportsbook'],
];

const typeId = (code: GameCategoryCode): string => `typ_${code.toLowerCase()}`;

export const gameTypes = kinds.map(([code, name]) => ({ id: typeId(code), code, name }));

export const gameCategories = kinds.map(([code, _type, name]) => ({
  id: `cat_${code.toLowerCase()}`,
  code,
  name,
  type: typeId(code),
}));
