import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { paidOut } from './taking.ts';
import type { WithdrawalTaking } from './taking.ts';

/** A withdrawal's takings, told apart by what they are for. */
export interface WithdrawalParts {
  /** What is to be paid out. */
  readonly paid: readonly WithdrawalTaking[];
  /** What the method's fee keeps back. */
  readonly fee: readonly WithdrawalTaking[];
}

/**
 * Splits what a withdrawal takes from the wallets into what is paid out and the fee, which is part of the amount and comes
 * from the last wallets taken from (WDR-07). Each part is above zero.
 */
export function withdrawalParts(takings: readonly WithdrawalTaking[], fee: Minor): WithdrawalParts {
  const total = money.sum(takings.map(({ amount }) => amount));
  let left = paidOut(total, fee);
  const parts: { paid: WithdrawalTaking[]; fee: WithdrawalTaking[] } = { paid: [], fee: [] };
  for (const { wallet, amount } of takings) {
    const paid = money.least(left, amount);
    const kept = money.subtract(amount, paid);
    if (paid > 0n) parts.paid.push({ wallet, amount: paid });
    if (kept > 0n) parts.fee.push({ wallet, amount: kept });
    left = money.subtract(left, paid);
  }
  return parts;
}
