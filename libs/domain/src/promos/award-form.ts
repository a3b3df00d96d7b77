import type { Minor } from '../money/index.ts';

/** What an award becomes when it begins: an active promo, or free spins only. */
export type AwardForm = 'PROMO' | 'FREE_SPINS';

/**
 * Free spins without money do not start a promo, which could neither be completed nor lost (SPIN-22), so they do not wait
 * for another promo.
 */
export function awardForm(award: {
  readonly bonus: Minor;
  readonly turnoverTarget: Minor;
  readonly givesFreeSpins: boolean;
}): AwardForm {
  const moneyless = award.bonus === 0n && award.turnoverTarget === 0n;
  return award.givesFreeSpins && moneyless ? 'FREE_SPINS' : 'PROMO';
}
