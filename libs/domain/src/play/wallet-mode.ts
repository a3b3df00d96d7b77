import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import type { PromoWalletMode, WalletMode } from '../wallets/index.ts';
import type { BalanceFlags, BalanceUpdate } from './balance-flags.ts';
import { bindsPlay } from './other-currency.ts';

export interface WalletModeFacts {
  readonly promo: (PromoWalletMode & { readonly minimumRealMoneyBalance: Minor }) | null;
  readonly currency: string;
  readonly flags: Pick<BalanceFlags, 'lowCashBalance' | 'switchedToBonusMode'>;
  readonly mainCash: Minor;
  readonly casinoCash: Minor;
}

/** Whether a promo in CASH mode has cash played no further: both cash wallets together are at its minimum or below (WMODE-04). */
function isCashLow({
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

export interface BalanceUpdateFacts extends Pick<
  WalletModeFacts,
  'promo' | 'currency' | 'mainCash' | 'casinoCash'
> {
  /** The money of a stake that was just not covered, in whatever currency; null when none was. */
  readonly refusedFrom: WalletMode | null;
  readonly switched: boolean;
}

/** Insufficient: a stake was refused, by mode. Low cash: a CASH promo's minimumRealMoneyBalance is reached (WMODE-04). */
export function balanceUpdateFlags(facts: BalanceUpdateFacts): BalanceUpdate {
  // A promo applies in its own currency only (PROMO-52).
  const promo = facts.promo?.currency === facts.currency ? facts.promo : null;
  return {
    insufficientBonusBalance: facts.refusedFrom === 'BONUS',
    insufficientCashBalance: facts.refusedFrom === 'CASH',
    lowCashBalance: isCashLow({ ...facts, promo }),
    switchedToBonusMode: promo !== null && facts.switched,
  };
}
