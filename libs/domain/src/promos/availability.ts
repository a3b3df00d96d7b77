import { decideDepositAccess, depositAccessReasons } from '../account/index.ts';
import type { DepositAccessFacts, DepositMend } from '../account/index.ts';

/** What decides whether a promo is offered to a member. */
export interface PromoOffer {
  /** Level a member needs; 0 for none. */
  readonly levelRequirement: number;
  /** How often a member can be awarded it; 0 or less for no limit. */
  readonly maxUses: number;
  /** How often this member has been awarded it. */
  readonly promoUsed: number;
}

/** Whether a promo has no uses left; a cap of 0 or less is none (PROMO-16, 2 §4). */
export function isMaxedOut({ maxUses, promoUsed }: Pick<PromoOffer, 'maxUses' | 'promoUsed'>): boolean {
  return maxUses > 0 && promoUsed >= maxUses;
}

/**
 * Whether a level requirement is met (PROMO-13, CASHBK-06).
 *
 * @param level the member's; null for a visitor or while the account is missing, to whom everything is shown (PROMO-14)
 */
export function meetsLevel(levelRequirement: number, level: number | null): boolean {
  return level === null || levelRequirement <= level;
}

/** The promos a list keeps: those within the member's level that have uses left (PROMO-13, PROMO-14, PROMO-15). */
export function listedPromos<T extends PromoOffer>(promos: readonly T[], level: number | null): T[] {
  return promos.filter((promo) => meetsLevel(promo.levelRequirement, level) && !isMaxedOut(promo));
}

/**
 * Whether a promo is switched on and not past its end. The end itself is past. Null for what is not known, which closes
 * nothing.
 */
export function isPromoOpen(
  promo: { readonly active: boolean | null; readonly expiresAt: Date | null },
  now: Date,
): boolean {
  return promo.active !== false && (promo.expiresAt === null || promo.expiresAt.getTime() > now.getTime());
}

/** The modal that opens when a deposit is pressed on a promo page. */
export type PromoDepositStep =
  'registerModal' | 'depositModal' | Exclude<DepositMend, 'loginModal' | 'supportModal'>;

/** The modal for a deposit pressed on a promo page; the checks run in this order (PROMO-20). */
export function beforePromoDeposit(facts: DepositAccessFacts): PromoDepositStep {
  const decision = decideDepositAccess(facts);
  if (decision.allowed || decision.reason === 'blocked') return 'depositModal';
  return decision.reason === 'signedOut' ? 'registerModal' : depositAccessReasons[decision.reason].mend;
}
