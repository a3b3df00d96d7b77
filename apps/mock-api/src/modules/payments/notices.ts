import { paymentTitles } from '@magpie/domain/messages';
import type { DepositStatus, WithdrawalStatus } from '@magpie/domain/payments';
import type { NewMessage } from '../messages/index.ts';

const ends = {
  PENDING: ['RECEIVED', 'Received', 'has been received'],
  PROCESSING: ['PROCESSING', 'Processing', 'is being processed'],
  APPROVED: ['APPROVED', 'Approved', 'has been approved'],
  REJECTED: ['REJECTED', 'Rejected', 'has been rejected'],
  FAILED: ['FAILED', 'Failed', 'did not go through'],
  EXPIRED: ['EXPIRED', 'Expired', 'was not paid in time'],
} as const;

/**
 * What the member is told of a deposit's new state, or null when nothing is said.
 * @param amount with its currency
 * @param promoGone whether its promo could not be used any more
 */
export function depositNotice(status: DepositStatus, amount: string, promoGone: boolean): NewMessage | null {
  if (status === 'DRAFT' || status === 'CANCELLED') return null;
  const [type, title, text] = ends[status];
  return {
    type: `DEPOSIT_${type}`,
    title: status === 'APPROVED' ? paymentTitles.depositApproved : `Deposit Request ${title}`,
    content: `<p>Your deposit of ${amount} ${text}.${promoGone ? ' Its promo could no longer be used and was not started.' : ''}</p>`,
  };
}

/** What the member is told of a withdrawal's new state, or null when nothing is said. @param amount with its currency */
export function withdrawalNotice(status: WithdrawalStatus, amount: string): NewMessage | null {
  if (status === 'DRAFT' || status === 'CANCELLED' || status === 'ON_HOLD') return null;
  const [type, title, text] = ends[status];
  return {
    type: `WITHDRAWAL_${type}`,
    title: status === 'PENDING' ? paymentTitles.withdrawalReceived : `Withdrawal Request ${title}`,
    content: `<p>Your withdrawal of ${amount} ${text}.</p>`,
  };
}
