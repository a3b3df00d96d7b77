import type { Minor } from '../money/index.ts';
import { offerTerms } from '../promos/index.ts';
import type { AwardRules, OfferTerms } from '../promos/index.ts';
import { rewardBonus } from './reward-bonus.ts';

/** How the bonus of a level or a badge is awarded once it is activated (BONUS-19). */
export function rewardRules(bonus: Minor): AwardRules {
  return {
    kind: 'BONUS_ONLY',
    rewardKind: 'DIRECT',
    bonus,
    factor: 0,
    largestBonus: null,
    wagering: rewardBonus.wagering,
  };
}

export function rewardTerms(bonus: Minor): OfferTerms {
  return offerTerms(rewardRules(bonus), null);
}
