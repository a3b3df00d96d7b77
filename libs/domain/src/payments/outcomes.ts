import type { DepositStatus, WithdrawalStatus } from './statuses.ts';

export type PaymentOutcome = 'SUCCESS' | 'FAILED' | 'CANCELLED' | 'EXPIRED';

const depositOutcomes: Readonly<Record<DepositStatus, PaymentOutcome | null>> = {
  DRAFT: null,
  PENDING: null,
  PROCESSING: null,
  APPROVED: 'SUCCESS',
  FAILED: 'FAILED',
  REJECTED: 'FAILED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
};

const withdrawalOutcomes: Readonly<Record<WithdrawalStatus, PaymentOutcome | null>> = {
  DRAFT: null,
  PENDING: 'SUCCESS',
  PROCESSING: 'SUCCESS',
  ON_HOLD: 'SUCCESS',
  APPROVED: 'SUCCESS',
  REJECTED: 'FAILED',
  CANCELLED: 'CANCELLED',
};

/** Null while the deposit is open (DEP-24). */
export function depositOutcome(status: DepositStatus): PaymentOutcome | null {
  return depositOutcomes[status];
}

/** Null before the request, which succeeds once the operator has it, whatever is decided later (WDR-16). */
export function withdrawalOutcome(status: WithdrawalStatus): PaymentOutcome | null {
  return withdrawalOutcomes[status];
}
