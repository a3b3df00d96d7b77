import { decideDepositAccess, depositAccessReasons } from '../account/index.ts';
import type { DepositAccessFacts, DepositMend } from '../account/index.ts';

export interface PromoRequirements {
  readonly levelRequirement: number;
  /** Maximum awards per member, see `usesLimit`. */
  readonly maxUses: number;
  readonly promoUsed: number;
}

/** Null for no limit, which 0 or less means (PROMO-16, 2 §4). */
export function usesLimit(maxUses: number): number | null {
  return maxUses > 0 ? maxUses : null;
}

export function isMaxedOut({
  maxUses,
  promoUsed,
}: Pick<PromoRequirements, 'maxUses' | 'promoUsed'>): boolean {
  const limit = usesLimit(maxUses);
  return limit !== null && promoUsed >= limit;
}

/** Null, for a visitor or a missing account, meets every level (PROMO-13, PROMO-14, CASHBK-06). */
export function meetsLevel(levelRequirement: number, level: number | null): boolean {
  return level === null || levelRequirement <= level;
}

/** Promos within the member's level that have uses left (PROMO-13, PROMO-14, PROMO-15). */
export function listedPromos<T extends PromoRequirements>(promos: readonly T[], level: number | null): T[] {
  return promos.filter((promo) => meetsLevel(promo.levelRequirement, level) && !isMaxedOut(promo));
}

/** Enabled and before its end, which is exclusive. Null means unknown and never closes it. */
export function isPromoOpen(
  promo: { readonly active: boolean | null; readonly expiresAt: Date | null },
  now: Date,
): boolean {
  return promo.active !== false && (promo.expiresAt === null || promo.expiresAt.getTime() > now.getTime());
}

export type PromoDepositStep =
  | 'registerModal'
  | 'depositModal'
  | Exclude<DepositMend, 'loginModal' | 'supportModal'>;

/** The modal after a deposit is pressed on a promo page, in the order of the checks (PROMO-20). */
export function beforePromoDeposit(facts: DepositAccessFacts): PromoDepositStep {
  const decision = decideDepositAccess(facts);
  if (decision.allowed || decision.reason === 'blocked') return 'depositModal';
  return decision.reason === 'signedOut' ? 'registerModal' : depositAccessReasons[decision.reason].mend;
}
