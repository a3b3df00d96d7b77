import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { WalletMode } from '../wallets/index.ts';

/** What awarded a promo: a deposit with its code, a completed lock-in, or the member by activating a bonus. */
export type AwardCause = 'DEPOSIT' | 'LOCK_IN' | 'CONSUMABLE';

/** How much a promo gives and asks for, in its own currency. */
export interface AwardRules {
  /** BONUS_PLUS_DEPOSIT wagers the deposit together with the bonus. */
  readonly kind: 'BONUS_ONLY' | 'BONUS_PLUS_DEPOSIT';
  readonly rewardKind: 'DIRECT' | 'MULTIPLIER';
  /** The bonus of a DIRECT reward; not looked at for a MULTIPLIER. */
  readonly bonus: Minor;
  /** The factor of a MULTIPLIER in hundredths: 100 matches the deposit; not looked at for a DIRECT reward. */
  readonly factor: number;
  /** Most a MULTIPLIER gives; null for no limit. */
  readonly largestBonus: Minor | null;
  /** How many times bonus, and deposit where it counts, have to be turned over. */
  readonly wagering: number;
}

/** What an award gives and asks for. */
export interface PromoAward {
  readonly bonus: Minor;
  /** 0 when nothing has to be turned over. */
  readonly turnoverTarget: Minor;
}

/** Reads the factor of a MULTIPLIER reward from hundredths: 100 is '1.00'. */
export function bonusMultiplier(factor: number): string {
  return `${String(Math.floor(factor / 100))}.${String(factor % 100).padStart(2, '0')}`;
}

/**
 * The bonus and the turnover target of an award (2 §3).
 *
 * @param deposit the deposit that awarded it; zero when none did
 */
export function awardOf(rules: AwardRules, deposit: Minor): PromoAward {
  const matched = money.portion(deposit, BigInt(rules.factor), 100n);
  const limited = rules.largestBonus === null ? matched : money.least(matched, rules.largestBonus);
  const bonus = rules.rewardKind === 'DIRECT' ? rules.bonus : limited;
  const base = rules.kind === 'BONUS_PLUS_DEPOSIT' ? money.add(bonus, deposit) : bonus;
  return { bonus, turnoverTarget: money.portion(base, BigInt(rules.wagering), 1n) };
}

/** The wallet mode in which an awarded promo begins: CASH after a deposit (DEP-28), else BONUS, as there is no cash. */
export function walletModeAfter(cause: AwardCause): WalletMode {
  return cause === 'DEPOSIT' ? 'CASH' : 'BONUS';
}

/**
 * The bonus money that belongs to a promo when it ends: what the bonus wallet holds beyond what it held before the award.
 * So winnings in bonus mode go with their promo, and a reward that was there before stays.
 */
export function bonusLeft(balance: Minor, before: Minor): Minor {
  return money.greatest(money.subtract(balance, before), money.zero);
}
