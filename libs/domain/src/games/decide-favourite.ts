import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { maxFavouriteGames } from './favourite-reasons.ts';
import type { FavouriteReason } from './favourite-reasons.ts';

export interface FavouriteFacts {
  /** Whether the site runs the game. */
  readonly offered: boolean;
  readonly kept: boolean;
  /** How many games that the site runs the member keeps. */
  readonly count: number;
  /** What the member wants: the game among the favourites, or not. */
  readonly wanted: boolean;
}

export interface FavouritePlan {
  readonly change: 'ADD' | 'REMOVE' | 'NONE';
}

/** A game that has left the site may still be taken away, and nothing that is so already is refused. */
export function decideFavourite(facts: FavouriteFacts): Decision<FavouritePlan, FavouriteReason> {
  const { offered, kept, count, wanted } = facts;
  if (!offered && !kept) return refuse('gameUnknown');
  if (wanted === kept) return allow({ change: 'NONE' });
  if (!wanted) return allow({ change: 'REMOVE' });
  return count >= maxFavouriteGames ? refuse('tooMany') : allow({ change: 'ADD' });
}
