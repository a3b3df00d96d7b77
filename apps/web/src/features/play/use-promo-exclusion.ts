import { skipToken } from '@apollo/client/react';
import { excludedLabel, isExcludedByPromo } from '@magpie/domain/games';
import { useLobbyActivePromoQuery } from '@magpie/gql/lobby';
import { useSession } from '../session/index.ts';
import { identityOf, promoGamesOf, type PromoMember } from './promo-facts.ts';

/** Why a game cannot be played beside the member's active promo: the words on its card, or `undefined` (PROMO-39). */
export type PromoExclusion = (game: Parameters<typeof identityOf>[0]) => string | undefined;

/** Asks for the member with their active promo, once for each component that calls it; nothing for a visitor. */
export function usePromoMember(): PromoMember | null | undefined {
  const { account } = useSession();
  const { data } = useLobbyActivePromoQuery(account ? { variables: { member: account.id } } : skipToken);
  return account && data?.member;
}

/** Tells which games the member's active promo excludes. */
export function usePromoExclusion(): PromoExclusion {
  const promo = promoGamesOf(usePromoMember());
  return (game) => (isExcludedByPromo(identityOf(game), promo) ? excludedLabel : undefined);
}
