import type { Minor } from '../money/index.ts';

/** What an award comes to once it begins: a promo in force, or free spins alone. */
export type AwardForm = 'PROMO' | 'FREE_SPINS';

/**
 * Free spins without money start no promo: it could be neither completed nor lost (SPIN-22). So they wait for no other promo
 * either.
 */
export function awardForm(award: {
  readonly bonus: Minor;
  readonly turnoverTarget: Minor;
  readonly givesFreeSpins: boolean;
}): AwardForm {
  const moneyless = award.bonus === 0n && award.turnoverTarget === 0n;
  return award.givesFreeSpins && moneyless ? 'FREE_SPINS' : 'PROMO';
}
