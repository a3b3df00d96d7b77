/** Label of a game that the active promo excludes (PROMO-39). */
export const excludedLabel = 'Excluded from Active Promo';

/** Message of the refused launch of such a game (PROMO-41). */
export const excludedMessage = 'This game is excluded from all Promo benefits.';

/** What an active promo says about games. */
export interface PromoGames {
  /** Providers of the wagering contributions, in the spelling of {@link GameIdentity.provider}. */
  readonly providers: readonly string[];
  readonly allowedGameCodes: readonly string[];
}

/** What a promo knows a game by. */
export interface GameIdentity {
  readonly code: string;
  readonly provider: string;
}

/**
 * Whether the active promo excludes a game: it lists providers and not the game's, or has a non-empty list of allowed
 * games without the game's code; an empty list excludes nothing (PROMO-39).
 */
export function isExcludedByPromo(game: GameIdentity, promo: PromoGames | null): boolean {
  if (!promo) return false;
  const missing = (list: readonly string[], entry: string) => list.length > 0 && !list.includes(entry);
  return missing(promo.providers, game.provider) || missing(promo.allowedGameCodes, game.code);
}
