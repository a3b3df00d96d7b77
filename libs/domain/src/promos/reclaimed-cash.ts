import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { LedgerWallet } from '../wallets/index.ts';

/** The wallets that cash of a promo goes to: winnings of casino games, and of sport. */
export type PromoCashWallet = 'CASINO' | 'SPORT';

/** Cash in the wallets that cash of a promo goes to. */
export type PromoCash = Readonly<Record<PromoCashWallet, Minor>>;

interface Share {
  readonly wallet: LedgerWallet;
  readonly amount: bigint;
}

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
  held: PromoCash,
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
 * if it had been there at that moment. Later play and prizes are the member's own. Both are places in the ledger, since a clock
 * may stand still.
 * @param cash.left the place of the posting that took it out of the wallets
 * @param cash.takenBack the place of the last posting before the promo was taken back
 */
export const wasAway = (cash: { readonly left: number; readonly takenBack: number }): boolean =>
  cash.left <= cash.takenBack;

function amountIn(shares: readonly Share[], name: LedgerWallet): Minor {
  return money.sum(shares.filter(({ wallet }) => wallet === name).map(({ amount }) => money.of(amount)));
}

/** What of some money that came back to a member's wallets is where cash of a promo may be. */
export const promoCashIn = (shares: readonly Share[]): PromoCash => ({
  CASINO: amountIn(shares, 'CASINO'),
  SPORT: amountIn(shares, 'SPORT'),
});

/**
 * What of a win may be cash of a promo: as much of it as of its stake came from where that is. A stake from the main wallet or of
 * bonus money was never such cash.
 */
export function promoCashWon(win: Share, stake: readonly Share[]): PromoCash {
  const whole = money.sum(stake.map(({ amount }) => money.of(amount)));
  const { CASINO, SPORT } = promoCashIn(stake);
  const part = whole > 0n ? (win.amount * money.add(CASINO, SPORT)) / whole : 0n;
  return promoCashIn([{ wallet: win.wallet, amount: part }]);
}
