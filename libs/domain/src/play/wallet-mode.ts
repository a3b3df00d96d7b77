import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { PromoTerms, WalletMode } from '../wallets/index.ts';

/** A flag of the balance updates; HIDE only before the first push (WMODE-07). */
export type BalanceFlag = 'SHOW' | 'DEFAULT' | 'HIDE';

/** The flags that pushed balance updates toggle (WMODE-06). */
export interface BalanceFlags {
  readonly insufficientBonusBalance: BalanceFlag;
  readonly insufficientCashBalance: BalanceFlag;
  readonly lowCashBalance: BalanceFlag;
  readonly switchedToBonusMode: BalanceFlag;
}

/** A pushed balance update, as far as flags go. */
export type BalanceUpdate = { readonly [F in keyof BalanceFlags]: boolean };

/** The flags before any push (WMODE-07). */
export const defaultBalanceFlags: BalanceFlags = {
  insufficientBonusBalance: 'HIDE',
  insufficientCashBalance: 'HIDE',
  lowCashBalance: 'DEFAULT',
  switchedToBonusMode: 'DEFAULT',
};

/** The flags after a push: SHOW for what it reports, DEFAULT for the rest (WMODE-06). */
export function balanceFlagsAfter(update: BalanceUpdate): BalanceFlags {
  const flag = (reported: boolean): BalanceFlag => (reported ? 'SHOW' : 'DEFAULT');
  return {
    insufficientBonusBalance: flag(update.insufficientBonusBalance),
    insufficientCashBalance: flag(update.insufficientCashBalance),
    lowCashBalance: flag(update.lowCashBalance),
    switchedToBonusMode: flag(update.switchedToBonusMode),
  };
}

/** The balance alert to show; bonus is tested first (WMODE-05). */
export function balanceAlert(flags: BalanceFlags): 'BONUS' | 'CASH' | null {
  if (flags.insufficientBonusBalance === 'SHOW') return 'BONUS';
  return flags.insufficientCashBalance === 'SHOW' ? 'CASH' : null;
}

/** What decides the wallet mode of a launch. */
export interface WalletModeFacts {
  /** The member's active promo; null when there is none. */
  readonly promo: (PromoTerms & { readonly minimumRealMoneyBalance: Minor }) | null;
  /** Code of the currency that is played in; the two balances are in it. */
  readonly currency: string;
  readonly flags: Pick<BalanceFlags, 'lowCashBalance' | 'switchedToBonusMode'>;
  readonly mainCash: Minor;
  readonly casinoCash: Minor;
}

/**
 * The wallet mode before a launch (WMODE-01 to WMODE-04, WMODE-13): NONE without an active promo, SWITCH when the member
 * must choose between bonus mode and a deposit first. In another currency than the promo's there is only cash (PROMO-52).
 */
export function walletMode(facts: WalletModeFacts): WalletMode | 'SWITCH' | 'NONE' {
  const { promo, flags } = facts;
  if (!promo) return 'NONE';
  if (promo.currency !== facts.currency) return 'CASH';
  if (promo.walletMode === 'BONUS') return 'BONUS';
  if (flags.lowCashBalance === 'SHOW') return 'SWITCH';
  if (flags.switchedToBonusMode === 'SHOW') return 'BONUS';
  const cash = money.add(facts.mainCash, facts.casinoCash);
  return money.compare(cash, promo.minimumRealMoneyBalance) > 0 ? 'CASH' : 'SWITCH';
}

/** What the player says beside a game that is played in another currency than the active promo's (PROMO-52). */
export function otherCurrencyMessage(promo: Pick<PromoTerms, 'currency'>, currency: string): string | null {
  if (promo.currency === currency) return null;
  return `Your active promo is in ${promo.currency}. In ${currency} you play with cash, and nothing counts towards it.`;
}
