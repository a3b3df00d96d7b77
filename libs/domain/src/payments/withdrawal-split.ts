import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { withdrawableWallets } from '../wallets/index.ts';
import type { WithdrawableWallet } from '../wallets/index.ts';

export interface WithdrawalSplit {
  readonly wallet: WithdrawableWallet;
  readonly amount: Minor;
}

/** MAIN, then CASINO, then SPORT (WDR-22), also for a reversed deposit. Parts are above zero; null if too little. */
export function splitWithdrawal(
  balances: Readonly<Record<WithdrawableWallet, Minor>>,
  amount: Minor,
): WithdrawalSplit[] | null {
  const splits: WithdrawalSplit[] = [];
  let rest = amount;
  for (const wallet of withdrawableWallets) {
    const part = money.min(rest, balances[wallet]);
    if (part > 0n) splits.push({ wallet, amount: part });
    rest = money.subtract(rest, part);
  }
  return rest > 0n ? null : splits;
}

/** The amount less the method's fee, never below 0 (WDR-07). */
export function netPayout(amount: Minor, fee: Minor): Minor {
  return money.max(money.subtract(amount, fee), money.zero);
}
