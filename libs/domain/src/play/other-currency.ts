import type { PromoTerms } from '../wallets/index.ts';

/** Notice beside a game in another currency than the active promo's (PROMO-52). */
export function otherCurrencyMessage(promo: Pick<PromoTerms, 'currency'>, currency: string): string | null {
  if (promo.currency === currency) return null;
  return `Your active promo is in ${promo.currency}. In ${currency} you play with cash, and nothing counts towards it.`;
}
