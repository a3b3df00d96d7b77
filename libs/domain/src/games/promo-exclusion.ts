/** Label on the game (PROMO-39). */
export const excludedLabel = 'Excluded from Active Promo';

/** Message when its launch is refused (PROMO-41). */
export const excludedMessage = 'This game is excluded from all Promo benefits.';

export interface PromoGames {
  /** Providers of the wagering contributions, spelled as in {@link GameIdentity.provider}. */
  readonly providers: readonly string[];
  readonly allowedGameCodes: readonly string[];
}

export interface GameIdentity {
  readonly code: string;
  readonly provider: string;
}

/** By the lists of providers and games of the active promo; an empty list excludes nothing (PROMO-39). */
export function isExcludedByPromo(game: GameIdentity, promo: PromoGames | null): boolean {
  if (!promo) return false;
  const missing = (list: readonly string[], entry: string) => list.length > 0 && !list.includes(entry);
  return missing(promo.providers, game.provider) || missing(promo.allowedGameCodes, game.code);
}
