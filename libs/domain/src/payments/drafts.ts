import { depositStatuses, withdrawalStatuses } from './statuses.ts';
import type { DepositStatus, WithdrawalStatus } from './statuses.ts';

/** Drafts of one kind of payment that a member holds at most: enough for some tabs and second thoughts. */
const openDraftsAtMost = 5;

/**
 * How many of a member's open drafts give way, the oldest first, so that one more can be made. Nobody is kept from paying
 * by what they left lying.
 *
 * @param open how many there are
 */
export function draftsToGiveWay(open: number): number {
  return Math.max(0, open - openDraftsAtMost + 1);
}

/** The states of deposits that a member's list shows: a draft is no payment yet (DEP-31). */
export const listedDepositStatuses: readonly DepositStatus[] = depositStatuses.filter(
  (status) => status !== 'DRAFT',
);

/** The states of withdrawals that a member's list shows: a draft is no payment yet (WDR-26). */
export const listedWithdrawalStatuses: readonly WithdrawalStatus[] = withdrawalStatuses.filter(
  (status) => status !== 'DRAFT',
);
