import type { GameCategoryCode } from '#platform/store/contract-types.ts';

/** The entries of the casino menu, in their order; SPORTSBOOK is left out of it by clients (GAMES-10). */
export const gameTypes: readonly { readonly id: string; readonly code: string; readonly name: string }[] = [
  { id: 'typ_slots', code: 'SLOTS', name: 'Pokies' },
  { id: 'typ_fish', code: 'FISH', name: 'Fish' },
  { id: 'typ_live', code: 'LIVE', name: 'Live' },
  { id: 'typ_lottery', code: 'LOTTERY', name: 'Lottery' },
  { id: 'typ_table', code: 'TABLE', name: 'Table' },
  { id: 'typ_sportsbook', code: 'SPORTSBOOK', name: 'Sportsbook' },
];

export interface GameCategorySeed {
  readonly id: string;
  readonly code: GameCategoryCode;
  readonly name: string;
  readonly type: string;
}

/** The categories; the sports history looks for the one named 'Sportsbook' (BETS-05). */
export const gameCategories: readonly GameCategorySeed[] = [
  { id: 'cat_slots', code: 'SLOTS', name: 'Pokies and slots', type: 'typ_slots' },
  { id: 'cat_fish', code: 'FISH', name: 'Fish', type: 'typ_fish' },
  { id: 'cat_live', code: 'LIVE', name: 'Live', type: 'typ_live' },
  { id: 'cat_lottery', code: 'LOTTERY', name: 'Lottery', type: 'typ_lottery' },
  { id: 'cat_table', code: 'TABLE', name: 'Table', type: 'typ_table' },
  { id: 'cat_sportsbook', code: 'SPORTSBOOK', name: 'Sportsbook', type: 'typ_sportsbook' },
];
