import type { ApolloClient } from '@apollo/client';
import { excludedLabel, isExcludedByPromo } from '@magpie/domain/games';
import { bindsPlay } from '@magpie/domain/play';
import { countsLabel, gameCounts } from '@magpie/domain/promos';
import { LobbyActivePromoDocument } from '@magpie/gql/active-promo';
import {
  identityOf,
  promoGamesOf,
  turnoverRulesOf,
  type PromoExclusion,
  type PromoMember,
} from './promo-facts.ts';
import { promoFreshness } from './use-active-promo.ts';

function marksOf(member: PromoMember, currency: string): PromoExclusion {
  const { activePromo } = member;
  // A promo that does not bind play neither counts nor excludes anything (PROMO-52).
  if (!activePromo || !bindsPlay({ currency: activePromo.promo.currency.code }, currency)) return () => ({});
  const promo = promoGamesOf(member);
  const rules = turnoverRulesOf(member);
  return (game) => {
    const identity = identityOf(game);
    if (isExcludedByPromo(identity, promo)) return { disabledLabel: excludedLabel };
    return rules === null ? {} : { note: countsLabel(gameCounts(identity, rules)) };
  };
}

/** Asks for the member's active promo and tells what it says of games, `null` while that is not known. @returns how to stop */
export function watchPromoMarks(
  client: ApolloClient,
  { member, currency }: { readonly member: string; readonly currency: string },
  tell: (marks: PromoExclusion | null) => void,
): () => void {
  const asked = client.watchQuery({
    query: LobbyActivePromoDocument,
    variables: { member },
    fetchPolicy: 'network-only',
    context: { ...promoFreshness, endpoint: 'promo' },
  });
  const watch = asked.subscribe(({ data, dataState }) => {
    tell(dataState === 'complete' ? marksOf(data.member, currency) : null);
  });
  return () => {
    watch.unsubscribe();
  };
}
