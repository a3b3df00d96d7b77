import { excludedLabel, isExcludedByPromo } from '@magpie/domain/games';
import { useSession } from '../session/index.ts';
import { identityOf, promoGamesOf } from './promo-facts.ts';
import { useActivePromo } from './use-active-promo.ts';

/** Why a game cannot be played beside the member's active promo: the words on its card, or `undefined` (PROMO-39). */
export type PromoExclusion = (game: Parameters<typeof identityOf>[0]) => string | undefined;

/** Asks for the member's active promo, once for each component that calls it, and tells which games it excludes. */
export function usePromoExclusion(): PromoExclusion {
  const { account } = useSession();
  const { data } = useActivePromo();
  const promo = promoGamesOf(account && data?.member);
  return (game) => (isExcludedByPromo(identityOf(game), promo) ? excludedLabel : undefined);
}
