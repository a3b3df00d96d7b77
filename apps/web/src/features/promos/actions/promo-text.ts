import { displayMoney } from '@magpie/domain/format';
import type { TermsOffer } from '#shared/offers/index.ts';
import type { Promo } from './promo-facts.ts';

/** What a promo gives: an amount, or a share of the deposit. Nothing for free spins, which have games instead. */
export function bonusText({ type, rewardKind, amount, currency }: TermsOffer): string | null {
  if (type === 'FREE_SPIN') return null;
  if (rewardKind === 'DIRECT') return displayMoney(amount, currency);
  return `${String(Math.round(Number(amount) * 10_000) / 100)}% of the deposit`;
}

/** How often a promo was used of how often it can be; nothing without a limit (PROMO-07). */
export function usageText({ maxUses, promoUsed }: Pick<Promo, 'maxUses' | 'promoUsed'>): string | null {
  return maxUses > 0 ? `${String(promoUsed)} / ${String(maxUses)}` : null;
}

/** How often a promo was awarded to a member, with its limit when it has one. */
export function usedText(used: number, most: number): string {
  if (most > 0) return `${String(used)} of ${String(most)}`;
  return used === 1 ? 'Once' : `${String(used)} times`;
}

/** What a lock-in asks for before it awards anything; nothing for other promos. */
export function unlockText(promo: Promo): string | null {
  const { lockInEnabled, lockInRequiredDeposit: deposit, lockInRequiredTurnover: turnover } = promo;
  if (!lockInEnabled) return null;
  const asked = [
    ...(deposit === null ? [] : [`${displayMoney(deposit, promo.currency)} in deposits`]),
    ...(turnover === null ? [] : [`${displayMoney(turnover, promo.currency)} of turnover`]),
  ];
  return asked.length === 0 ? null : asked.join(' and ');
}

const toActivate = 'You find it under My Bonuses, where you activate it.';

const origins: Readonly<Partial<Record<Promo['type'], string>>> = {
  CONSUMABLE: `It is given to you by us. ${toActivate}`,
  LOGIN: `Your first login of a day brings it. ${toActivate}`,
  REGISTRATION: 'Signing up brings it, and it is active at once.',
};

/** How one gets a promo that has nothing to press; nothing for others. */
export function originText({ type }: Pick<Promo, 'type'>): string | null {
  return origins[type] ?? null;
}
