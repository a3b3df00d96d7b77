import { excludedLabel, isExcludedByPromo } from '@magpie/domain/games';
import { countsLabel, gameCounts } from '@magpie/domain/promos';
import { useSession } from '../session/index.ts';
import { identityOf, promoGamesOf, turnoverRulesOf } from './promo-facts.ts';
import { useActivePromo } from './use-active-promo.ts';

/** What the member's active promo says on the card of a game; nothing without one. */
export interface PromoMarks {
  /** Why the game cannot be played beside it (PROMO-39). */
  readonly disabledLabel?: string;
  /** How much of a stake counts towards its turnover. */
  readonly note?: string;
}

export type PromoExclusion = (game: Parameters<typeof identityOf>[0]) => PromoMarks;

/** Asks for the member's active promo, once for each component that calls it, and tells what it says of games. */
export function usePromoExclusion(): PromoExclusion {
  const { account } = useSession();
  const { data } = useActivePromo();
  const member = account && data?.member;
  const promo = promoGamesOf(member);
  const rules = turnoverRulesOf(member);
  return (game) => {
    const identity = identityOf(game);
    if (isExcludedByPromo(identity, promo)) return { disabledLabel: excludedLabel };
    return rules === null ? {} : { note: countsLabel(gameCounts(identity, rules)) };
  };
}
