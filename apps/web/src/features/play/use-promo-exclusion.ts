import { skipToken } from '@apollo/client/react';
import { excludedLabel, isExcludedByPromo } from '@magpie/domain/games';
import { otherCurrencyMessage } from '@magpie/domain/play';
import { useLobbyActivePromoQuery } from '@magpie/gql/lobby';
import { useSession } from '../session/index.ts';
import { identityOf, promoGamesOf, type PromoMember } from './promo-facts.ts';

/** Why a game cannot be played beside the member's active promo: the words on its card, or `undefined` (PROMO-39). */
export type PromoExclusion = (game: Parameters<typeof identityOf>[0]) => string | undefined;

/** Asks for the member with their active promo, once for each component that calls it; nothing for a visitor. */
function usePromoMember(): PromoMember | null | undefined {
  const { account } = useSession();
  const { data } = useLobbyActivePromoQuery(account ? { variables: { member: account.id } } : skipToken);
  return account && data?.member;
}

/** What the player says while the active promo is in another currency than the member's (PROMO-52), or `null`. */
export function useOtherCurrencyNotice(): string | null {
  const { account } = useSession();
  const promo = usePromoMember()?.activePromo?.promo;
  if (!account || !promo) return null;
  return otherCurrencyMessage({ currency: promo.currency.code }, account.activeCurrency.code);
}

/** Tells which games the member's active promo excludes. */
export function usePromoExclusion(): PromoExclusion {
  const promo = promoGamesOf(usePromoMember());
  return (game) => (isExcludedByPromo(identityOf(game), promo) ? excludedLabel : undefined);
}
