import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';
import { isBonusWallet } from '../wallets/index.ts';
import { amountReasons, decideAmount, withoutPromo } from './operator-amount.ts';
import type { AmountReason, HoldingWallet, OperatorAmount, ReadAmount } from './operator-amount.ts';

export type TransferReason = AmountReason | 'sameWallet' | 'withoutPromo';

export const transferReasons = {
  ambiguousWallet: amountReasons.ambiguousWallet,
  sameWallet: { code: 'BAD_USER_INPUT', text: () => 'A transfer is made between two wallets.' },
  unknownCurrency: amountReasons.unknownCurrency,
  notAnAmount: amountReasons.notAnAmount,
  tooLarge: amountReasons.tooLarge,
  zero: amountReasons.zero,
  withoutPromo,
} as const satisfies ReasonTable<TransferReason, OperatorAmount>;

export interface TransferFacts extends OperatorAmount {
  readonly from: HoldingWallet | 'BONUS';
  readonly to: HoldingWallet | 'BONUS';
  /** Whether a promo of the member is in force in the currency. */
  readonly promoInForce: boolean;
}

export interface TransferPlan extends ReadAmount {
  readonly from: HoldingWallet;
  readonly to: HoldingWallet;
}

export function decideTransfer({
  from,
  to,
  currency,
  amount,
  promoInForce,
}: TransferFacts): Decision<TransferPlan, TransferReason, OperatorAmount> {
  const details = { currency, amount };
  if (from === 'BONUS' || to === 'BONUS') return refuse('ambiguousWallet', details);
  if (from === to) return refuse('sameWallet', details);
  const read = decideAmount(details, { negative: false });
  if (!read.allowed) return refuse(read.reason, details);
  if (isBonusWallet(to) && !promoInForce) return refuse('withoutPromo', details);
  return allow({ from, to, ...read.plan });
}
