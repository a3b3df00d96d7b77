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
  const cash = money.add(facts.mainCash, facts.casinoCash);
  return money.compare(cash, promo.minimumRealMoneyBalance) > 0 ? 'CASH' : 'SWITCH';
}
