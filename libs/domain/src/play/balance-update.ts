import type { BalanceUpdate } from './balance-flags.ts';
import { isCashLow } from './wallet-mode.ts';
import type { WalletModeFacts } from './wallet-mode.ts';
import type { Minor } from '../money/index.ts';

export interface BalanceUpdateFacts extends Pick<
  WalletModeFacts,
  'promo' | 'currency' | 'mainCash' | 'casinoCash'
> {
  /** Stake that was just refused for insufficient funds; null when none was. */
  readonly refusedStake: Minor | null;
  readonly switched: boolean;
}

/** Insufficient: a stake was refused, by mode. Low cash: a CASH promo's minimumRealMoneyBalance is reached (WMODE-04). */
export function balanceUpdateFlags(facts: BalanceUpdateFacts): BalanceUpdate {
  // A promo applies in its own currency only (PROMO-52).
  const promo = facts.promo?.currency === facts.currency ? facts.promo : null;
  const mode = promo?.walletMode ?? 'CASH';
  const refused = facts.refusedStake !== null;
  return {
    insufficientBonusBalance: refused && mode === 'BONUS',
    insufficientCashBalance: refused && mode === 'CASH',
    lowCashBalance: isCashLow({ ...facts, promo }),
    switchedToBonusMode: promo !== null && facts.switched,
  };
}
