import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

/** The wallets that cash of a promo goes to: winnings of casino games, and of sport. */
export type PromoCashWallet = 'CASINO' | 'SPORT';

export interface ReclaimedShare {
  readonly wallet: PromoCashWallet;
  readonly amount: Minor;
}

/**
 * How much of the cash from a promo is taken back with a reversed deposit: what is in the wallets it went to, until all that it
 * became is taken. Cash from other deposits and prizes is in another wallet, and stays.
 * @param cash what it became, of bonus money, late and free-spin wins together, and what of that earlier reversals took
 */
export function reclaimedCash(
  cash: { readonly became: Minor; readonly taken: Minor },
  held: Readonly<Record<PromoCashWallet, Minor>>,
): readonly ReclaimedShare[] {
  const owed = money.subtract(cash.became, cash.taken);
  const casino = money.min(owed, held.CASINO);
  const sport = money.min(money.subtract(owed, casino), held.SPORT);
  const shares = [
    { wallet: 'CASINO', amount: casino },
    { wallet: 'SPORT', amount: sport },
  ] as const;
  return shares.filter(({ amount }) => amount > 0n);
}

/**
 * Whether cash was away in a round or a withdrawal when a promo was taken back: then it comes back to the promo's debt, as
 * if it had been there at that moment. Later play and prizes are the member's own.
 */
export const wasAway = (cash: { readonly leftAt: Date; readonly takenBackAt: Date }): boolean =>
  cash.leftAt <= cash.takenBackAt;
