import { displayMoney } from '../format/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import { countedStakeText } from '../play/index.ts';
import {
  awardRange,
  bonusModeText,
  cancelLossText,
  countingText,
  noMinimumCash,
  termText,
  turnoverText,
} from '../promos/index.ts';
import type { AwardRules } from '../promos/index.ts';
import { rewardBonus } from './reward-bonus.ts';

/** How the bonus of a level or a badge is awarded once it is activated (BONUS-19). */
function rulesOf(bonus: Minor): AwardRules {
  return {
    kind: 'BONUS_ONLY',
    rewardKind: 'DIRECT',
    bonus,
    factor: 0,
    largestBonus: null,
    wagering: rewardBonus.wagering,
  };
}

/** A sentence of the terms, and what it is about. */
export interface RewardTerm {
  readonly about: 'target' | 'days' | 'minimumCash' | 'counting' | 'stake' | 'cash' | 'loss';
  readonly text: string;
}

/** What has to be wagered: with its amount, once there is a bonus to speak of. */
function targetText(
  bonus: Minor,
  { symbol, type }: { readonly symbol: string; readonly type: CurrencyType },
): string {
  const rules = rulesOf(bonus);
  const times = turnoverText(rules);
  if (bonus === 0n) return times;
  const { turnoverTarget } = awardRange(rules, null).least;
  return `${displayMoney(money.format(turnoverTarget, type), { symbol, type })}, ${times.toLowerCase()}`;
}

/**
 * The terms of a reward in money, before it is claimed (PROMO-53). It asks for no cash and counts every game.
 * @param bonus zero while nothing is known of its amount
 */
export function rewardTerms(
  bonus: Minor,
  currency: { readonly symbol: string; readonly type: CurrencyType },
): readonly RewardTerm[] {
  return [
    { about: 'target', text: targetText(bonus, currency) },
    { about: 'days', text: `${termText(rewardBonus.days)} from its activation` },
    { about: 'minimumCash', text: noMinimumCash },
    { about: 'counting', text: countingText({ providers: [], games: null }) },
    { about: 'stake', text: countedStakeText },
    { about: 'cash', text: bonusModeText },
    { about: 'loss', text: cancelLossText('GIFT') },
  ];
}
