import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

/** Where the cash of a promo lands: what casino games won, and what sport won. */
export type PromoCashWallet = 'CASINO' | 'SPORT';

export interface ReclaimedShare {
  readonly wallet: PromoCashWallet;
  readonly amount: Minor;
}

/**
 * What goes with a deposit that was taken back of the cash that its promo became: as much as is still where it landed. Cash
 * of other deposits and prizes lies in another wallet, and stays. @param became bonus money, late and free-spin wins together
 */
export function reclaimedCash(
  became: Minor,
  held: Readonly<Record<PromoCashWallet, Minor>>,
): readonly ReclaimedShare[] {
  const casino = money.min(became, held.CASINO);
  const sport = money.min(money.subtract(became, casino), held.SPORT);
  const shares = [
    { wallet: 'CASINO', amount: casino },
    { wallet: 'SPORT', amount: sport },
  ] as const;
  return shares.filter(({ amount }) => amount > 0n);
}
