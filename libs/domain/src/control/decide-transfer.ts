import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { amountReasons, decideAmount } from './operator-amount.ts';
import type { AmountReason, HoldingWallet, OperatorAmount, ReadAmount } from './operator-amount.ts';

/** Why money is not moved between two wallets. */
export type TransferReason = AmountReason | 'sameWallet';

/** The reasons of {@link decideTransfer}. */
export const transferReasons = {
  ambiguousWallet: amountReasons.ambiguousWallet,
  sameWallet: { code: 'BAD_USER_INPUT', text: () => 'A transfer is made between two wallets.' },
  unknownCurrency: amountReasons.unknownCurrency,
  notAnAmount: amountReasons.notAnAmount,
  tooLarge: amountReasons.tooLarge,
  zero: amountReasons.zero,
} as const satisfies ReasonTable<TransferReason, OperatorAmount>;

/** A transfer that an operator asks for. */
export interface TransferFacts extends OperatorAmount {
  readonly from: HoldingWallet | 'BONUS';
  readonly to: HoldingWallet | 'BONUS';
}

/** A transfer as it is posted. */
export interface TransferPlan extends ReadAmount {
  readonly from: HoldingWallet;
  readonly to: HoldingWallet;
}

/** Decides on moving money between two wallets of a member; whether the wallet holds it is the ledger's to say. */
export function decideTransfer({
  from,
  to,
  currency,
  amount,
}: TransferFacts): Decision<TransferPlan, TransferReason, OperatorAmount> {
  const details = { currency, amount };
  if (from === 'BONUS' || to === 'BONUS') return refuse('ambiguousWallet', details);
  if (from === to) return refuse('sameWallet', details);
  const read = decideAmount(details, { negative: false });
  return read.allowed ? allow({ from, to, ...read.plan }) : refuse(read.reason, details);
}
