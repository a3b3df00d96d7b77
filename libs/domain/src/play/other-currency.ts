import type { PromoTerms } from '../wallets/index.ts';

/** What the player says beside a game that is played in another currency than the active promo's (PROMO-52). */
export function otherCurrencyMessage(promo: Pick<PromoTerms, 'currency'>, currency: string): string | null {
  if (promo.currency === currency) return null;
  return `Your active promo is in ${promo.currency}. In ${currency} you play with cash, and nothing counts towards it.`;
}
