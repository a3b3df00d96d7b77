import type { ReasonTable } from '../decision/index.ts';

export type FavouriteReason = 'gameUnknown' | 'tooMany';

/** The most games that a member keeps as favourites. */
export const maxFavouriteGames = 100;

/** In the order of the checks. */
export const favouriteReasons = {
  gameUnknown: { code: 'NOT_FOUND', text: () => 'This game is not on offer.' },
  tooMany: {
    code: 'CONFLICT',
    text: () =>
      `You can keep ${String(maxFavouriteGames)} favourite games. Take one away before you add another.`,
  },
} as const satisfies ReasonTable<FavouriteReason>;
