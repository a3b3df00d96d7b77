import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { PromoWalletMode, WalletMode } from '../wallets/index.ts';
import type { BalanceFlags } from './balance-flags.ts';
import { bindsPlay } from './other-currency.ts';

export interface WalletModeFacts {
  readonly promo: (PromoWalletMode & { readonly minimumRealMoneyBalance: Minor }) | null;
  readonly currency: string;
  readonly flags: Pick<BalanceFlags, 'lowCashBalance' | 'switchedToBonusMode'>;
  readonly mainCash: Minor;
  readonly casinoCash: Minor;
}

/** Whether a promo in CASH mode has cash played no further: both cash wallets together are at its minimum or below (WMODE-04). */
export function isCashLow({
  promo,
  mainCash,
  casinoCash,
}: Pick<WalletModeFacts, 'promo' | 'mainCash' | 'casinoCash'>): boolean {
  if (promo?.walletMode !== 'CASH') return false;
  return money.compare(money.add(mainCash, casinoCash), promo.minimumRealMoneyBalance) <= 0;
}

/**
 * The wallet mode before a launch (WMODE-01 to WMODE-04, WMODE-13): NONE without an active promo, SWITCH when the
 * member must choose bonus mode or deposit first. Outside the promo's currency there is only cash (PROMO-52).
 */
export function walletMode(facts: WalletModeFacts): WalletMode | 'SWITCH' | 'NONE' {
  const { promo, flags } = facts;
  if (!promo) return 'NONE';
  if (!bindsPlay(promo, facts.currency)) return 'CASH';
  if (promo.walletMode === 'BONUS') return 'BONUS';
  if (flags.lowCashBalance === 'SHOW') return 'SWITCH';
  if (flags.switchedToBonusMode === 'SHOW') return 'BONUS';
  return isCashLow(facts) ? 'SWITCH' : 'CASH';
}
