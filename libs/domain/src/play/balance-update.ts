import { money } from '../money/index.ts';
import type { BalanceUpdate } from './balance-flags.ts';
import type { WalletModeFacts } from './wallet-mode.ts';
import type { Minor } from '../money/index.ts';

/** What decides the flags of a pushed balance update. */
export interface BalanceUpdateFacts extends Pick<
  WalletModeFacts,
  'promo' | 'currency' | 'mainCash' | 'casinoCash'
> {
  /** Stake that was refused for want of money just now; null when none was. */
  readonly refusedStake: Minor | null;
  /** The member's promo was switched to bonus mode just now. */
  readonly switched: boolean;
}

/**
 * The flags of a balance update that the platform pushes: insufficient by the mode of a refused bet, low cash when an
 * active promo in CASH mode has no more than its minimumRealMoneyBalance in the two wallets that WMODE-04 counts.
 */
export function balanceUpdateFlags(facts: BalanceUpdateFacts): BalanceUpdate {
  // A promo binds its own currency only (PROMO-52).
  const promo = facts.promo?.currency === facts.currency ? facts.promo : null;
  const mode = promo?.walletMode ?? 'CASH';
  const refused = facts.refusedStake !== null;
  const cash = money.add(facts.mainCash, facts.casinoCash);
  const low = promo?.walletMode === 'CASH' && cash <= promo.minimumRealMoneyBalance;
  return {
    insufficientBonusBalance: refused && mode === 'BONUS',
    insufficientCashBalance: refused && mode === 'CASH',
    lowCashBalance: low,
    switchedToBonusMode: promo !== null && facts.switched,
  };
}
