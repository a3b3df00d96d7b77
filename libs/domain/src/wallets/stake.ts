import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { BookedWallet, WalletAmounts } from './wallets.ts';

/** Whose terms bets are placed under (3 §3). */
export type WalletMode = 'BONUS' | 'CASH';

/** The terms of a member's active promo, which hold in its own currency only. */
export interface PromoTerms {
  readonly walletMode: WalletMode;
  /** Code of the promo's currency. */
  readonly currency: string;
}

/**
 * Whose terms bets in a currency are placed under: those of the active promo in its own currency, cash in any other one
 * (PROMO-52); null without a promo.
 */
export function walletModeIn(currency: string, promo: PromoTerms | null): WalletMode | null {
  if (!promo) return null;
  return promo.currency === currency ? promo.walletMode : 'CASH';
}

/** What is played: a casino game or the sportsbook, each with wallets of its own. */
export type PlayKind = 'CASINO' | 'SPORT';

/** What decides which wallets a stake comes from. */
export interface StakeTerms {
  readonly mode: WalletMode;
  readonly kind: PlayKind;
}

/** A share of a stake and the wallet it is taken from; above zero. */
export interface StakeShare {
  readonly wallet: BookedWallet;
  readonly amount: Minor;
}

/** Money that is moved between two wallets of one member before a stake is taken. */
export interface StakeTransfer {
  readonly from: BookedWallet;
  readonly to: BookedWallet;
  readonly amount: Minor;
}

/** How a stake is paid: what is moved first, null for nothing, and what each wallet then gives. */
export interface StakePlan {
  readonly transfer: StakeTransfer | null;
  readonly shares: readonly StakeShare[];
}

type Order = Readonly<Record<PlayKind, readonly [own: BookedWallet, ...others: BookedWallet[]]>>;

/** Wallets a stake comes from, in this order. Cash stakes never touch bonus money, nor bonus stakes cash (WALLET-17). */
const order: Readonly<Record<WalletMode, Order>> = {
  CASH: { CASINO: ['CASINO', 'MAIN', 'SPORT'], SPORT: ['SPORT', 'MAIN', 'CASINO'] },
  BONUS: { CASINO: ['CASINO_BONUS', 'SPORT_BONUS'], SPORT: ['SPORT_BONUS', 'CASINO_BONUS'] },
};

/** The wallet of the other kind, whose cash is moved over before it is staked. */
const lender: Readonly<Record<PlayKind, BookedWallet>> = { CASINO: 'SPORT', SPORT: 'CASINO' };

/** What can be staked now: all cash in CASH mode, all bonus money in BONUS mode, whatever is played (WALLET-18). */
export function stakeable(wallets: WalletAmounts, mode: WalletMode): Minor {
  return money.sum(order[mode].CASINO.map((wallet) => wallets[wallet]));
}

function sharesOf(wallets: WalletAmounts, stake: Minor, { mode, kind }: StakeTerms): StakeShare[] {
  let rest = stake;
  return order[mode][kind].flatMap((wallet) => {
    const amount = money.least(rest, wallets[wallet]);
    rest = money.subtract(rest, amount);
    return amount > 0n ? [{ wallet, amount }] : [];
  });
}

/** The wallet of the kind gives what it got from the other kind's too. */
function afterTransfer(given: readonly StakeShare[], { to, from, amount }: StakeTransfer): StakeShare[] {
  const rest = given.filter(({ wallet }) => wallet !== from && wallet !== to);
  const own = given.find(({ wallet }) => wallet === to)?.amount ?? money.zero;
  return [{ wallet: to, amount: money.add(own, amount) }, ...rest];
}

/**
 * How a stake is paid (WALLET-17). In CASH mode: first the wallet of its kind, then MAIN, then the other kind's, whose part
 * is moved to the wallet of its kind beforehand. In BONUS mode: the bonus wallets, that of its kind first.
 *
 * @returns null when the wallets hold less than the stake, or the stake is negative
 */
export function planStake(wallets: WalletAmounts, stake: Minor, terms: StakeTerms): StakePlan | null {
  if (stake < 0n || stakeable(wallets, terms.mode) < stake) return null;
  const given = sharesOf(wallets, stake, terms);
  const lent = terms.mode === 'CASH' && given.find(({ wallet }) => wallet === lender[terms.kind]);
  if (!lent) return { transfer: null, shares: given };
  const transfer = { from: lent.wallet, to: order.CASH[terms.kind][0], amount: lent.amount };
  return { transfer, shares: afterTransfer(given, transfer) };
}

/** Whether a booked wallet holds bonus money. */
export function isBonusWallet(wallet: BookedWallet): boolean {
  return wallet === 'CASINO_BONUS' || wallet === 'SPORT_BONUS';
}

/**
 * The wallet a win is paid to: a win of bonus money goes where its stake came from, one of cash to the wallet of its kind.
 *
 * @param staked the wallets that gave the stake; none for a stake that no wallet gave
 */
export function winWallet(staked: readonly BookedWallet[], { mode, kind }: StakeTerms): BookedWallet {
  return staked.find(isBonusWallet) ?? order[staked.length > 0 ? 'CASH' : mode][kind][0];
}
