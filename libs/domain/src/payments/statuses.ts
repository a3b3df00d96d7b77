/** States of a deposit (DEP-24). */
export const depositStatuses = [
  'DRAFT',
  'PENDING',
  'PROCESSING',
  'APPROVED',
  'FAILED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const;

/** State of a deposit. */
export type DepositStatus = (typeof depositStatuses)[number];

/** States of a deposit that was handed on and may still be approved, so that a limit has to leave room for it (DEP-11). */
export const inFlightStatuses: readonly DepositStatus[] = ['PENDING', 'PROCESSING'];

/** States of a withdrawal (WDR-16). */
export const withdrawalStatuses = [
  'DRAFT',
  'PENDING',
  'PROCESSING',
  'APPROVED',
  'ON_HOLD',
  'REJECTED',
  'CANCELLED',
] as const;

/** State of a withdrawal. */
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

const depositMoves: Readonly<Record<DepositStatus, readonly DepositStatus[]>> = {
  DRAFT: ['PENDING', 'CANCELLED', 'EXPIRED'],
  PENDING: ['PROCESSING', 'APPROVED', 'FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED'],
  PROCESSING: ['APPROVED', 'FAILED', 'REJECTED'],
  APPROVED: [],
  FAILED: [],
  REJECTED: [],
  CANCELLED: [],
  EXPIRED: [],
};

const withdrawalMoves: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  DRAFT: ['PENDING'],
  PENDING: ['PROCESSING', 'APPROVED', 'ON_HOLD', 'REJECTED', 'CANCELLED'],
  PROCESSING: ['ON_HOLD', 'APPROVED', 'REJECTED'],
  ON_HOLD: ['PROCESSING', 'APPROVED', 'REJECTED'],
  APPROVED: [],
  REJECTED: [],
  CANCELLED: [],
};

/** Whether a deposit may go from one state to another (DEP-25). */
export function canMoveDeposit(from: DepositStatus, to: DepositStatus): boolean {
  return depositMoves[from].includes(to);
}

/** Whether a withdrawal may go from one state to another (WDR-17). */
export function canMoveWithdrawal(from: WithdrawalStatus, to: WithdrawalStatus): boolean {
  return withdrawalMoves[from].includes(to);
}

/** Whether the member can cancel a withdrawal: only a PENDING one (WDR-18). */
export function canCancelWithdrawal(status: WithdrawalStatus): boolean {
  return status === 'PENDING';
}

/** Whether a withdrawal's amount has been taken from the balance and neither given back nor paid out yet (WDR-22). */
export function holdsMoney(status: WithdrawalStatus): boolean {
  return status === 'PENDING' || status === 'PROCESSING' || status === 'ON_HOLD';
}

/** State of a request that the operator decides on (ENUM-04). */
export type RequestStatus = 'APPROVED' | 'PENDING' | 'PROCESSING' | 'REJECTED' | 'CANCELED';

/** A deposit's state as a request to the operator; null while it is none. */
export function depositRequestStatus(status: DepositStatus): RequestStatus | null {
  if (status === 'DRAFT') return null;
  if (status === 'CANCELLED' || status === 'EXPIRED') return 'CANCELED';
  return status === 'FAILED' ? 'REJECTED' : status;
}

/** A withdrawal's state as a request to the operator; null while it is none. */
export function withdrawalRequestStatus(status: WithdrawalStatus): RequestStatus | null {
  if (status === 'DRAFT') return null;
  if (status === 'CANCELLED') return 'CANCELED';
  return status === 'ON_HOLD' ? 'PENDING' : status;
}
