import { displayMoney } from '@magpie/domain/format';
import { netDepositsNote, unlockText } from '@magpie/domain/lock-in';
import { money } from '@magpie/domain/money';
import { depositShareText, isFreeSpinPromo, isStartedByDeposit, usesLimit } from '@magpie/domain/promos';
import { awardRulesOf, type PromoTermsView } from '#shared/offers/index.ts';
import type { Promo } from './promo-facts.ts';

/** What a promo gives: an amount, or a share of the deposit. Nothing for free spins, which have games instead. */
export function bonusText(promo: PromoTermsView): string | null {
  const { type, rewardKind, amount, currency } = promo;
  if (isFreeSpinPromo(type)) return null;
  if (rewardKind === 'DIRECT') {
    return money.parseOrZero(amount, currency.type) > 0n ? displayMoney(amount, currency) : null;
  }
  return depositShareText(awardRulesOf(promo).factor);
}

/** The least deposit that starts a promo; nothing where no deposit does, as with a lock-in. */
export function minimumText(promo: PromoTermsView): string | null {
  const { minimumDepositAmount: least, currency } = promo;
  return least === null || !isStartedByDeposit(promo) ? null : displayMoney(least, currency);
}

/** How often a promo was used of how often it can be; nothing without a limit (PROMO-07). */
export function usageText({ maxUses, promoUsed }: Pick<Promo, 'maxUses' | 'promoUsed'>): string | null {
  const limit = usesLimit(maxUses);
  return limit === null ? null : `${String(promoUsed)} / ${String(limit)}`;
}

/** How often a promo was awarded to a member, with its limit when it has one. */
export function usedText(used: number, maxUses: number): string {
  const limit = usesLimit(maxUses);
  if (limit !== null) return `${String(used)} of ${String(limit)}`;
  return used === 1 ? 'Once' : `${String(used)} times`;
}

/** What a lock-in asks for before it awards anything; nothing for other promos. */
export function toUnlock(promo: Promo): string | null {
  const { lockInEnabled, lockInRequiredDeposit, lockInRequiredTurnover, currency } = promo;
  if (!lockInEnabled) return null;
  const shown = (amount: string | null) => (amount === null ? null : displayMoney(amount, currency));
  return unlockText({ deposit: shown(lockInRequiredDeposit), turnover: shown(lockInRequiredTurnover) });
}

/** What a withdrawal does to a lock-in that asks for deposits; nothing for other promos (LOCK-15). */
export function withdrawalNote({ lockInEnabled, lockInRequiredDeposit }: Promo): string | null {
  return lockInEnabled ? netDepositsNote(lockInRequiredDeposit) : null;
}
