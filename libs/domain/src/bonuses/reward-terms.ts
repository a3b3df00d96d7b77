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

/** The terms of a reward in money, before it is claimed (PROMO-53). It asks for no cash and counts every game. */
export function rewardTermsText(
  bonus: Minor,
  currency: { readonly symbol: string; readonly type: CurrencyType },
): string {
  const rules = rulesOf(bonus);
  const { turnoverTarget } = awardRange(rules, null).least;
  const target = displayMoney(money.format(turnoverTarget, currency.type), currency);
  return [
    `To be wagered: ${target} (${turnoverText(rules).toLowerCase()}).`,
    `Time to wager, from its activation: ${termText(rewardBonus.days)}.`,
    `Minimum cash: ${noMinimumCash.toLowerCase()}.`,
    countingText({ providers: [], games: null }),
    countedStakeText,
    bonusModeText,
    cancelLossText('GIFT'),
  ].join(' ');
}
