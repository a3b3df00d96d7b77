import { daysAfter } from '../calendar/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { WalletMode } from '../wallets/index.ts';

/** CLAIM is that of free spins. */
export type AwardCause = 'CLAIM' | 'CONSUMABLE' | 'DEPOSIT' | 'LOCK_IN' | 'OPERATOR' | 'SIGN_UP';

export interface AwardRules {
  readonly kind: 'BONUS_ONLY' | 'BONUS_PLUS_DEPOSIT';
  readonly rewardKind: 'DIRECT' | 'MULTIPLIER';
  readonly bonus: Minor;
  /** For a MULTIPLIER, in hundredths: 100 matches the deposit; ignored for a DIRECT reward. */
  readonly factor: number;
  /** Cap of a MULTIPLIER; null for no limit. */
  readonly largestBonus: Minor | null;
  /** How many times the bonus, and the deposit where it counts, must be wagered. */
  readonly wagering: number;
}

export interface PromoAward {
  readonly bonus: Minor;
  readonly turnoverTarget: Minor;
}

export function bonusMultiplier(factor: number): string {
  return `${String(Math.floor(factor / 100))}.${String(factor % 100).padStart(2, '0')}`;
}

/** The bonus and the turnover target of an award (2 §3). @param deposit zero when no deposit awarded it */
export function awardOf(rules: AwardRules, deposit: Minor): PromoAward {
  const matched = money.multiplyRatio(deposit, BigInt(rules.factor), 100n);
  const limited = rules.largestBonus === null ? matched : money.min(matched, rules.largestBonus);
  const bonus = rules.rewardKind === 'DIRECT' ? rules.bonus : limited;
  const base = rules.kind === 'BONUS_PLUS_DEPOSIT' ? money.add(bonus, deposit) : bonus;
  return { bonus, turnoverTarget: money.multiplyRatio(base, BigInt(rules.wagering), 1n) };
}

/** The rules of a promo whose bonus a consumable sets (BONUS-19). @param bonus null where the promo's own stands */
export const rulesWithBonus = (rules: AwardRules, bonus: Minor | null): AwardRules =>
  bonus === null ? rules : { ...rules, rewardKind: 'DIRECT', bonus };

/** Whether a larger deposit leaves more to be turned over. */
export const growsWithDeposit = ({ kind, rewardKind }: Pick<AwardRules, 'kind' | 'rewardKind'>): boolean =>
  kind === 'BONUS_PLUS_DEPOSIT' || rewardKind === 'MULTIPLIER';

/** When an award that begins at a moment ends; null for one without an end of its own (PROMO-46). */
export const awardEnd = (daysToPlay: number | null, begins: Date): Date | null =>
  daysToPlay === null ? null : daysAfter(begins, daysToPlay);

/** CASH after a deposit (DEP-28), else BONUS, as there is no cash. */
export function walletModeAfter(cause: AwardCause): WalletMode {
  return cause === 'DEPOSIT' ? 'CASH' : 'BONUS';
}

/** Bonus money beyond the balance before the award ends with the promo: its winnings go, earlier rewards stay. */
export function bonusLeft(balance: Minor, before: Minor): Minor {
  return money.max(money.subtract(balance, before), money.zero);
}

/** The part of the bonus money that is left which was won with it. @param given what the award credited */
export function bonusWon(left: Minor, given: Minor): Minor {
  return money.max(money.subtract(left, given), money.zero);
}
