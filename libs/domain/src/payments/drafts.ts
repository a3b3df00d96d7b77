import { depositStatuses, withdrawalStatuses } from './statuses.ts';
import type { DepositStatus, WithdrawalStatus } from './statuses.ts';

const openDraftsAtMost = 5;

/** How many of the oldest to discard before making another, so that abandoned ones never block a payment. */
export function draftsToGiveWay(open: number): number {
  return Math.max(0, open - openDraftsAtMost + 1);
}

/** Drafts are not listed, as they are not payments yet (DEP-31). */
export const listedDepositStatuses: readonly DepositStatus[] = depositStatuses.filter(
  (status) => status !== 'DRAFT',
);

/** Drafts are not listed, as they are not payments yet (WDR-26). */
export const listedWithdrawalStatuses: readonly WithdrawalStatus[] = withdrawalStatuses.filter(
  (status) => status !== 'DRAFT',
);
