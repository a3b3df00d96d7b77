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

/** What the active promo says of games, as the cache has it. */
export interface MarksStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => PromoExclusion | null;
}

/** How many stores are being listened to. */
const listened = new WeakMap<ApolloClient, number>();

function count(client: ApolloClient, change: 1 | -1): void {
  listened.set(client, (listened.get(client) ?? 0) + change);
}

/**
 * What the member's active promo says of games, as a store; `null` while it is not known. The first list of games on a page
 * asks the platform, which the others need not do once more.
 */
export function promoMarks(
  client: ApolloClient,
  { member, currency }: { readonly member: string; readonly currency: string },
): MarksStore {
  const asked = client.watchQuery({
    query: LobbyActivePromoDocument,
    variables: { member },
    fetchPolicy: (listened.get(client) ?? 0) > 0 ? 'cache-first' : 'network-only',
    context: { ...promoFreshness, endpoint: 'promo' },
  });
  let told: readonly [data: unknown, marks: PromoExclusion | null] = [undefined, null];
  return {
    subscribe: (listener) => {
      const watch = asked.subscribe(listener);
      count(client, 1);
      return () => {
        watch.unsubscribe();
        count(client, -1);
      };
    },
    get: () => {
      const { data, dataState } = asked.getCurrentResult();
      if (dataState !== 'complete') return null;
      // The same answer has the same marks, which React compares.
      if (told[0] !== data) told = [data, marksOf(data.member, currency)];
      return told[1];
    },
  };
}
