import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';

/** The wallets that cash of a promo goes to: winnings of casino games, and of sport. */
export type PromoCashWallet = 'CASINO' | 'SPORT';

export interface ReclaimedShare {
  readonly wallet: PromoCashWallet;
  readonly amount: Minor;
}

/**
 * How much of the cash from a promo is taken back with a reversed deposit: what is still in the wallet it went to. Cash
 * from other deposits and prizes is in another wallet, and stays.
 * @param became bonus money, late and free-spin wins together
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
