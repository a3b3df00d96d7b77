import type { PromoWalletMode } from '../wallets/index.ts';

/** A promo restricts play only in its own currency: a bonus locks no other balance (PROMO-52). */
export function bindsPlay(promo: Pick<PromoWalletMode, 'currency'> | null, currency: string): boolean {
  return promo?.currency === currency;
}

/** The question before a running game is restarted in another currency, as a session has only one (PLAY-36). */
export function changeCurrencyQuestion(
  game: string,
  currency: string,
): { readonly title: string; readonly text: string; readonly confirm: string } {
  return {
    title: `Play in ${currency}?`,
    text: `${game} is played in one currency at a time. It ends here and starts again in ${currency}.`,
    confirm: `Change to ${currency}`,
  };
}

/** Notice beside a game in a currency other than the active promo's (PROMO-52). */
export function otherCurrencyMessage(
  promo: Pick<PromoWalletMode, 'currency'>,
  currency: string,
): string | null {
  if (bindsPlay(promo, currency)) return null;
  return `Your active promo is in ${promo.currency}. In ${currency} you play with cash, and nothing counts towards it.`;
}
