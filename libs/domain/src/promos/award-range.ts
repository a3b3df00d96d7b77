import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { awardOf } from './award.ts';
import type { AwardRules, PromoAward } from './award.ts';

/** What a promo gives for one deposit. */
export interface DepositAward extends PromoAward {
  readonly deposit: Minor;
  /** The deposit and the bonus together. */
  readonly toPlayWith: Minor;
}

export interface AwardRange {
  /** For the smallest deposit that starts it, or for no deposit. */
  readonly least: DepositAward;
  /** For the deposit that earns the largest bonus; null if no deposit earns more than the smallest one. */
  readonly most: DepositAward | null;
  /** Null where the bonus grows with the deposit without a limit. */
  readonly largestBonus: Minor | null;
}

/** @param deposit zero if no deposit starts it */
function awardFor(rules: AwardRules, deposit: Minor): DepositAward {
  const award = awardOf(rules, deposit);
  return { ...award, deposit, toPlayWith: money.add(deposit, award.bonus) };
}

/**
 * Calculated like the award of a real deposit (PROMO-53); null for a deposit that is too small.
 * @param least smallest deposit that starts it; null if none does
 */
export function depositAward(rules: AwardRules, least: Minor | null, deposit: Minor): DepositAward | null {
  return deposit > 0n && deposit >= (least ?? money.zero) ? awardFor(rules, deposit) : null;
}

/** The deposit that the factor turns into the largest bonus, rounded up to the minor unit. */
function fullDeposit(largestBonus: Minor, factor: number): Minor {
  const share = BigInt(factor);
  return money.of((largestBonus * 100n + share - 1n) / share);
}

/** @param least smallest deposit that starts it; null if none does */
export function awardRange(rules: AwardRules, least: Minor | null): AwardRange {
  const start = awardFor(rules, least ?? money.zero);
  if (rules.rewardKind === 'DIRECT' || least === null) {
    return { least: start, most: null, largestBonus: start.bonus };
  }
  const { largestBonus, factor } = rules;
  if (largestBonus === null || factor === 0) return { least: start, most: null, largestBonus };
  const full = fullDeposit(largestBonus, factor);
  return { least: start, most: full > least ? awardFor(rules, full) : null, largestBonus };
}
