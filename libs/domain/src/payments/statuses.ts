/** See DEP-24. */
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

export type DepositStatus = (typeof depositStatuses)[number];

/** Authorized and possibly approved later, so a limit must leave room for them (DEP-11). */
export const inFlightStatuses: readonly DepositStatus[] = ['PENDING', 'PROCESSING'];

/** See WDR-16. */
export const withdrawalStatuses = [
  'DRAFT',
  'PENDING',
  'PROCESSING',
  'APPROVED',
  'ON_HOLD',
  'REJECTED',
  'CANCELLED',
] as const;

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

/** See DEP-25. */
export function canMoveDeposit(from: DepositStatus, to: DepositStatus): boolean {
  return depositMoves[from].includes(to);
}

/** See WDR-17. */
export function canMoveWithdrawal(from: WithdrawalStatus, to: WithdrawalStatus): boolean {
  return withdrawalMoves[from].includes(to);
}

/** Only a PENDING withdrawal (WDR-18). */
export function canCancelWithdrawal(status: WithdrawalStatus): boolean {
  return status === 'PENDING';
}

/** Whether the amount has been taken from the balance and neither returned nor paid out (WDR-22). */
export function holdsMoney(status: WithdrawalStatus): boolean {
  return status === 'PENDING' || status === 'PROCESSING' || status === 'ON_HOLD';
}

/** State of a request that the operator decides on (ENUM-04). */
export type RequestStatus = 'APPROVED' | 'PENDING' | 'PROCESSING' | 'REJECTED' | 'CANCELED';

/** Null while the deposit is not a request to the operator. */
export function depositRequestStatus(status: DepositStatus): RequestStatus | null {
  if (status === 'DRAFT') return null;
  if (status === 'CANCELLED' || status === 'EXPIRED') return 'CANCELED';
  return status === 'FAILED' ? 'REJECTED' : status;
}

/** Null while the withdrawal is not a request to the operator. */
export function withdrawalRequestStatus(status: WithdrawalStatus): RequestStatus | null {
  if (status === 'DRAFT') return null;
  if (status === 'CANCELLED') return 'CANCELED';
  return status === 'ON_HOLD' ? 'PENDING' : status;
}
