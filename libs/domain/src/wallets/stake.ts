import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { stakeable } from './wallets.ts';
import type { LedgerWallet, WalletAmounts, WalletMode } from './wallets.ts';

export interface PromoWalletMode {
  readonly walletMode: WalletMode;
  readonly currency: string;
}

/** The active promo's mode in its own currency, cash in any other (PROMO-52); null without a promo. */
export function walletModeIn(currency: string, promo: PromoWalletMode | null): WalletMode | null {
  if (!promo) return null;
  return promo.currency === currency ? promo.walletMode : 'CASH';
}

/** Whether both are the same kind of money; without a promo that is cash. */
export function isSameMoney(one: WalletMode | null, other: WalletMode | null): boolean {
  return (one ?? 'CASH') === (other ?? 'CASH');
}

export type PlayKind = 'CASINO' | 'SPORT';

export interface StakeTerms {
  readonly mode: WalletMode;
  readonly kind: PlayKind;
}

export interface StakeShare {
  readonly wallet: LedgerWallet;
  readonly amount: Minor;
}

export interface StakeTransfer {
  readonly from: LedgerWallet;
  readonly to: LedgerWallet;
  readonly amount: Minor;
}

export interface StakePlan {
  readonly transfer: StakeTransfer | null;
  readonly shares: readonly StakeShare[];
}

type Order = Readonly<Record<PlayKind, readonly [own: LedgerWallet, ...others: LedgerWallet[]]>>;

/** In this order. Cash stakes never use bonus money, nor bonus stakes cash (WALLET-17). */
const order: Readonly<Record<WalletMode, Order>> = {
  CASH: { CASINO: ['CASINO', 'MAIN', 'SPORT'], SPORT: ['SPORT', 'MAIN', 'CASINO'] },
  BONUS: { CASINO: ['CASINO_BONUS', 'SPORT_BONUS'], SPORT: ['SPORT_BONUS', 'CASINO_BONUS'] },
};

const lender: Readonly<Record<PlayKind, LedgerWallet>> = { CASINO: 'SPORT', SPORT: 'CASINO' };

function sharesOf(wallets: WalletAmounts, stake: Minor, { mode, kind }: StakeTerms): StakeShare[] {
  let rest = stake;
  return order[mode][kind].flatMap((wallet) => {
    const amount = money.min(rest, wallets[wallet]);
    rest = money.subtract(rest, amount);
    return amount > 0n ? [{ wallet, amount }] : [];
  });
}

function afterTransfer(given: readonly StakeShare[], { to, from, amount }: StakeTransfer): StakeShare[] {
  const rest = given.filter(({ wallet }) => wallet !== from && wallet !== to);
  const own = given.find(({ wallet }) => wallet === to)?.amount ?? money.zero;
  return [{ wallet: to, amount: money.add(own, amount) }, ...rest];
}

/**
 * CASH mode uses the wallet of its kind, then MAIN, then the other kind's by a transfer; BONUS mode the bonus
 * wallets, that of its kind first (WALLET-17). Null when the wallets do not cover the stake, or it is negative.
 */
export function planStake(wallets: WalletAmounts, stake: Minor, terms: StakeTerms): StakePlan | null {
  if (stake < 0n || stakeable(wallets, terms.mode) < stake) return null;
  const given = sharesOf(wallets, stake, terms);
  const lent = terms.mode === 'CASH' && given.find(({ wallet }) => wallet === lender[terms.kind]);
  if (!lent) return { transfer: null, shares: given };
  const transfer = { from: lent.wallet, to: order.CASH[terms.kind][0], amount: lent.amount };
  return { transfer, shares: afterTransfer(given, transfer) };
}

/** The wallets that a stake came from, before anything was moved between them for it. */
export function stakeOrigins(
  shares: readonly { readonly wallet: LedgerWallet; readonly amount: bigint }[],
  transfer: StakeTransfer | null,
): readonly { readonly wallet: LedgerWallet; readonly amount: bigint }[] {
  if (!transfer) return shares;
  const { from, to, amount: moved } = transfer;
  const own = shares.map(({ wallet, amount }) => ({
    wallet,
    amount: wallet === to ? amount - moved : amount,
  }));
  return [...own.filter(({ amount }) => amount > 0n), { wallet: from, amount: moved }];
}

export function isBonusWallet(wallet: LedgerWallet): boolean {
  return wallet === 'CASINO_BONUS' || wallet === 'SPORT_BONUS';
}

/** The kind of money that a stake was taken from; one stake never mixes both (WALLET-17). */
export function modeOfStake(shares: readonly StakeShare[]): WalletMode {
  return shares.some(({ wallet }) => isBonusWallet(wallet)) ? 'BONUS' : 'CASH';
}

/** @param staked the wallets that gave the stake; empty when none did. A bonus win returns to its own wallet. */
export function winWallet(staked: readonly LedgerWallet[], { mode, kind }: StakeTerms): LedgerWallet {
  return staked.find(isBonusWallet) ?? order[staked.length > 0 ? 'CASH' : mode][kind][0];
}
