import { expiryChip, type ActivatableBonus } from '@magpie/domain/bonuses';
import { displayMoney } from '@magpie/domain/format';
import { freeSpinsGainText } from '@magpie/domain/free-spins';
import type { BonusCard_bonusFragment } from '@magpie/gql/promos';

export type Bonus = BonusCard_bonusFragment;

/** The chip that says when a bonus ends (BONUS-02). */
export function bonusChip({ expiresAt, consumableExpiryInDays }: Bonus, now: Date): string {
  return expiryChip(
    { expiresAt: expiresAt === null ? null : new Date(expiresAt), consumableExpiryInDays },
    now,
  );
}

/** A bonus that waits, in the words of the rules of its activation. */
export function activatable({
  consumablePromoType: kind,
  expiresAt,
}: Pick<Bonus, 'consumablePromoType' | 'expiresAt'>): ActivatableBonus {
  return { kind, activated: false, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
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
  const spins = freeSpinsGainText(bonus.freeSpinConfiguration, bonus.currency);
  return { text: spins ?? 'Free spins', money: false };
}
