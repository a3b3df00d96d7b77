import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { awardOf } from './award.ts';
import type { AwardRules, PromoAward } from './award.ts';

/** What a promo comes to for one deposit. */
export interface DepositAward extends PromoAward {
  readonly deposit: Minor;
  /** The deposit and the bonus together. */
  readonly toPlayWith: Minor;
}

export interface AwardRange {
  /** For the least deposit that starts it, or for none. */
  readonly least: DepositAward;
  /** For the deposit from which the bonus grows no more; null where none earns more than the least one. */
  readonly most: DepositAward | null;
  /** Null where the bonus grows with the deposit without a limit. */
  readonly largestBonus: Minor | null;
}

/** By the same award that the deposit makes (PROMO-53). @param deposit zero where none starts it */
export function depositAward(rules: AwardRules, deposit: Minor): DepositAward {
  const award = awardOf(rules, deposit);
  return { ...award, deposit, toPlayWith: money.add(deposit, award.bonus) };
}

/** The deposit that the factor turns into the largest bonus, rounded up to the minor unit. */
function fullDeposit(largestBonus: Minor, factor: number): Minor {
  const share = BigInt(factor);
  return money.of((largestBonus * 100n + share - 1n) / share);
}

/** @param least deposit that starts it; null where none does */
export function awardRange(rules: AwardRules, least: Minor | null): AwardRange {
  const start = depositAward(rules, least ?? money.zero);
  if (rules.rewardKind === 'DIRECT' || least === null) {
    return { least: start, most: null, largestBonus: start.bonus };
  }
  const { largestBonus, factor } = rules;
  if (largestBonus === null || factor === 0) return { least: start, most: null, largestBonus };
  const full = fullDeposit(largestBonus, factor);
  return { least: start, most: full > least ? depositAward(rules, full) : null, largestBonus };
}
