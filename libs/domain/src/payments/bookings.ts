import { holdsMoney } from './statuses.ts';
import type { DepositStatus, WithdrawalStatus } from './statuses.ts';

/** What the ledger says of a deposit. */
export type DepositBooking = 'credited' | 'taken back';

/** What the ledger says of a withdrawal. */
export type WithdrawalBooking = 'taken' | 'given back' | 'paid out';

/** What must be booked of a deposit in a state, and nothing else may be (DEP-27). @param reversed whether the provider took it back */
export function depositBookings(status: DepositStatus, reversed: boolean): readonly DepositBooking[] {
  if (status !== 'APPROVED') return [];
  return reversed ? ['credited', 'taken back'] : ['credited'];
}

/** What must be booked of a withdrawal in a state, and nothing else may be (WDR-22). */
export function withdrawalBookings(status: WithdrawalStatus): readonly WithdrawalBooking[] {
  if (status === 'DRAFT') return [];
  if (holdsMoney(status)) return ['taken'];
  return status === 'APPROVED' ? ['taken', 'paid out'] : ['taken', 'given back'];
}
