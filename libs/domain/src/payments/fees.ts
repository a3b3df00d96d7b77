import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { netPayout } from './withdrawal-split.ts';
import type { WithdrawalSplit } from './withdrawal-split.ts';

export interface WithdrawalParts {
  readonly paid: readonly WithdrawalSplit[];
  readonly fee: readonly WithdrawalSplit[];
}

/** The fee is part of the amount and comes from the last wallets debited (WDR-07). Each part is above zero. */
export function withdrawalParts(splits: readonly WithdrawalSplit[], fee: Minor): WithdrawalParts {
  const total = money.sum(splits.map(({ amount }) => amount));
  let left = netPayout(total, fee);
  const parts: { paid: WithdrawalSplit[]; fee: WithdrawalSplit[] } = { paid: [], fee: [] };
  for (const { wallet, amount } of splits) {
    const paid = money.min(left, amount);
    const kept = money.subtract(amount, paid);
    if (paid > 0n) parts.paid.push({ wallet, amount: paid });
    if (kept > 0n) parts.fee.push({ wallet, amount: kept });
    left = money.subtract(left, paid);
  }
  return parts;
}
