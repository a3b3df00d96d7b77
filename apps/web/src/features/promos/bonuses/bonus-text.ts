import { expiryChip } from '@magpie/domain/bonuses';
import { displayMoney } from '@magpie/domain/format';
import type { BonusCard_bonusFragment } from '@magpie/gql/promos';
import { spinsText } from '../detail/free-spin-games.tsx';

export type Bonus = BonusCard_bonusFragment;

/** The chip that says when a bonus ends (BONUS-02). */
export function bonusChip({ expiresAt, consumableExpiryInDays }: Bonus, now: Date): string {
  return expiryChip(
    { expiresAt: expiresAt === null ? null : new Date(expiresAt), consumableExpiryInDays },
    now,
  );
}

/** The name of the promo that a bonus begins, where it is another than its own; `null` otherwise. */
export function promoBegunBy({ name, promo }: Bonus): string | null {
  return promo.name === name ? null : promo.name;
}

/** The terms of a bonus, which are those of its promo with its own amount. */
export function bonusTerms({ promo, amount, consumablePromoType: kind }: Bonus) {
  return { promo, gift: amount, spins: kind === 'FREE_SPIN' };
}

/** What a bonus gives, and whether it is money. */
export function bonusGain(bonus: Bonus): { readonly text: string; readonly money: boolean } {
  if (bonus.consumablePromoType !== 'FREE_SPIN') {
    return { text: displayMoney(bonus.amount, bonus.currency), money: true };
  }
  const [first, ...others] = bonus.freeSpinConfiguration;
  if (!first) return { text: 'Free spins', money: false };
  const spins = spinsText(first, bonus.currency);
  return { text: others.length === 0 ? spins : `${spins} and more`, money: false };
}
