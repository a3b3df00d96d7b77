import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { BalanceUpdate, WalletMode } from './wallet-mode.ts';

/** The wallets that casino games take from and pay to. */
export type PlayWallet = 'mainCash' | 'casinoCash' | 'casinoBonus';

/** Balances of those wallets in one currency. */
export type PlayBalances = Readonly<Record<PlayWallet, Minor>>;

/** A share of a bet and the wallet it is taken from. */
export interface Taking {
  readonly wallet: PlayWallet;
  readonly amount: Minor;
}

/** Wallets a bet is taken from, in this order. Cash bets never touch bonus money, nor bonus bets cash. */
const order: Readonly<Record<WalletMode, readonly PlayWallet[]>> = {
  CASH: ['casinoCash', 'mainCash'],
  BONUS: ['casinoBonus'],
};

/** What a member can bet in a mode at most. */
export function playableBalance(balances: PlayBalances, mode: WalletMode): Minor {
  return money.sum(order[mode].map((wallet) => balances[wallet]));
}

/**
 * The wallets a bet is taken from: in CASH casinoCash as far as it reaches and then mainCash, in BONUS casinoBonus. Each
 * share is above zero.
 *
 * @returns null when the wallets hold less than the stake, or the stake is negative
 */
export function takeBet(balances: PlayBalances, stake: Minor, mode: WalletMode): Taking[] | null {
  if (stake < 0n || money.compare(playableBalance(balances, mode), stake) < 0) return null;
  const takings: Taking[] = [];
  let rest = stake;
  for (const wallet of order[mode]) {
    const amount = money.least(rest, balances[wallet]);
    if (amount > 0n) takings.push({ wallet, amount });
    rest = money.subtract(rest, amount);
  }
  return takings;
}

/** The wallet a win is paid to: casinoCash in CASH, casinoBonus in BONUS. A rollback goes back to the bet's own wallets. */
export function winWallet(mode: WalletMode): PlayWallet {
  return mode === 'BONUS' ? 'casinoBonus' : 'casinoCash';
}

/** What decides the flags of a pushed balance update. */
export interface BalanceUpdateFacts {
  readonly balances: PlayBalances;
  /** The member's active promo; null when there is none. */
  readonly promo: { readonly walletMode: WalletMode; readonly minimumRealMoneyBalance: Minor } | null;
  /** Stake that was refused for want of money just now; null when none was. */
  readonly refusedStake: Minor | null;
  /** The member's promo was switched to bonus mode just now. */
  readonly switched: boolean;
}

/**
 * The flags of a balance update that the platform pushes: insufficient by the mode of a refused bet, low cash when an
 * active promo in CASH mode has no more than its minimumRealMoneyBalance of cash left to play (the complement of WMODE-04).
 */
export function balanceUpdateFlags(facts: BalanceUpdateFacts): BalanceUpdate {
  const mode = facts.promo?.walletMode ?? 'CASH';
  const refused = facts.refusedStake !== null;
  const cash = playableBalance(facts.balances, 'CASH');
  const low = facts.promo?.walletMode === 'CASH' && cash <= facts.promo.minimumRealMoneyBalance;
  return {
    insufficientBonusBalance: refused && mode === 'BONUS',
    insufficientCashBalance: refused && mode === 'CASH',
    lowCashBalance: low,
    switchedToBonusMode: facts.switched,
  };
}
