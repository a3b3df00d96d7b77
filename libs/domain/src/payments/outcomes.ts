import type { DepositStatus, WithdrawalStatus } from './statuses.ts';

/** What came of a payment for the person who makes it; EXPIRED: it was not completed in time. */
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

/** What came of a deposit; null while it is open (DEP-24). */
export function depositOutcome(status: DepositStatus): PaymentOutcome | null {
  return depositOutcomes[status];
}

/**
 * What came of a withdrawal's request; null while it was not made. It has succeeded as soon as the operator has it: what
 * the operator decides comes later (WDR-16).
 */
export function withdrawalOutcome(status: WithdrawalStatus): PaymentOutcome | null {
  return withdrawalOutcomes[status];
}
