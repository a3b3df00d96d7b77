import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { awardOf } from './award.ts';
import type { AwardRules } from './award.ts';
import type { MemberPromoStatus } from './status.ts';
import { isFreeSpinPromo } from './types.ts';
import type { PromoType } from './types.ts';

/** What an award becomes when it begins: an active promo, or free spins only. */
export type AwardForm = 'PROMO' | 'FREE_SPINS';

/**
 * Free spins without money do not start a promo, which could neither be completed nor lost (SPIN-22), so they do not wait
 * for another promo.
 */
export function awardForm(award: {
  readonly bonus: Minor;
  readonly turnoverTarget: Minor;
  readonly hasFreeSpins: boolean;
}): AwardForm {
  const moneyless = award.bonus === 0n && award.turnoverTarget === 0n;
  return award.hasFreeSpins && moneyless ? 'FREE_SPINS' : 'PROMO';
}

export interface OfferedSpins {
  readonly type: PromoType;
  readonly rules: AwardRules;
  /** The least deposit that starts it; null where none does. */
  readonly least: Minor | null;
  readonly hasFreeSpins: boolean;
}

/** Whether free spins are all that an offer gives, so that there is no bonus to speak of. */
export function givesSpinsAlone({ type, rules, least, hasFreeSpins }: OfferedSpins): boolean {
  const award = awardOf(rules, least ?? money.zero);
  return isFreeSpinPromo(type) || awardForm({ ...award, hasFreeSpins }) === 'FREE_SPINS';
}

/**
 * Whether the beginning of an award is pushed to its member: of a promo unless it is over in the same moment, which a message
 * tells; of free spins if they waited, as those that the member has just asked for start nothing that their page does not know of.
 */
export function isBeginningPushed(award: {
  readonly form: AwardForm;
  readonly waited: boolean;
  /** Once it has begun. */
  readonly status: MemberPromoStatus;
}): boolean {
  return award.form === 'PROMO' ? award.status === 'ACTIVE' : award.waited;
}
