import { holdsMoney } from './statuses.ts';
import type { DepositStatus, WithdrawalStatus } from './statuses.ts';

export type DepositPosting = 'credited' | 'taken back';

export type WithdrawalPosting = 'taken' | 'given back' | 'paid out';

/** The only postings of a deposit in a state (DEP-27). @param reversed whether the provider reversed it */
export function depositPostings(status: DepositStatus, reversed: boolean): readonly DepositPosting[] {
  if (status !== 'APPROVED') return [];
  return reversed ? ['credited', 'taken back'] : ['credited'];
}

/** The postings that a withdrawal in a state must have, and no others (WDR-22). */
export function withdrawalPostings(status: WithdrawalStatus): readonly WithdrawalPosting[] {
  if (status === 'DRAFT') return [];
  if (holdsMoney(status)) return ['taken'];
  return status === 'APPROVED' ? ['taken', 'paid out'] : ['taken', 'given back'];
}
