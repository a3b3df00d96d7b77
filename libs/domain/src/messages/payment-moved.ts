import type { CancelReason, DepositStatus, WithdrawalStatus } from '../payments/index.ts';
import { paymentTitles } from './messages.ts';

export interface PaymentMessage<Type extends string> {
  readonly type: Type;
  readonly title: string;
  readonly content: string;
}

type Told<Kind extends string> = readonly [kind: Kind, title: string, text: string];

type Moved = 'RECEIVED' | 'PROCESSING' | 'APPROVED' | 'REJECTED';
type MovedKind = Moved | 'FAILED' | 'EXPIRED';

const received = ['RECEIVED', 'Received', 'has been received'] as const;
const processing = ['PROCESSING', 'Processing', 'is being processed'] as const;
const approved = ['APPROVED', 'Approved', 'has been approved'] as const;
const rejected = ['REJECTED', 'Rejected', 'has been rejected'] as const;

/** Nothing is told of what the member did on the page that they see. */
const deposits: Readonly<Record<DepositStatus, Told<MovedKind> | null>> = {
  DRAFT: null,
  PENDING: received,
  PROCESSING: processing,
  APPROVED: approved,
  FAILED: ['FAILED', 'Failed', 'did not go through'],
  REJECTED: rejected,
  CANCELLED: null,
  EXPIRED: ['EXPIRED', 'Expired', 'was not paid in time'],
};

const withdrawals: Readonly<Record<WithdrawalStatus, Told<Moved> | null>> = {
  DRAFT: null,
  PENDING: received,
  PROCESSING: processing,
  ON_HOLD: null,
  APPROVED: approved,
  REJECTED: rejected,
  CANCELLED: null,
};

const rejectedByProvider: Readonly<Partial<Record<CancelReason, Told<MovedKind>>>> = {
  FAILED: ['FAILED', 'Failed', 'could not be paid out'],
  EXPIRED: ['EXPIRED', 'Expired', 'was not confirmed in time'],
};

export interface MovedDeposit {
  readonly from: DepositStatus;
  readonly to: DepositStatus;
  /** With its currency. */
  readonly amount: string;
  /** Its promo could not be used any more. */
  readonly promoGone: boolean;
}

/** Null where nothing is told: a draft that lapses was never handed on. */
export function depositMessage({
  from,
  to,
  amount,
  promoGone,
}: MovedDeposit): PaymentMessage<`DEPOSIT_${MovedKind}`> | null {
  const told = from === 'DRAFT' && to === 'EXPIRED' ? null : deposits[to];
  if (!told) return null;
  const [kind, title, text] = told;
  const promo = promoGone ? ' Its promo could no longer be used and was not started.' : '';
  return {
    type: `DEPOSIT_${kind}`,
    title: to === 'APPROVED' ? paymentTitles.depositApproved : `Deposit Request ${title}`,
    content: `<p>Your deposit of ${amount} ${text}.${promo}</p>`,
  };
}

/** Null where nothing is told. @param amount with its currency */
export function withdrawalMessage(
  to: WithdrawalStatus,
  amount: string,
  reason: CancelReason | null = null,
): PaymentMessage<`WITHDRAWAL_${MovedKind}`> | null {
  const told = (reason && rejectedByProvider[reason]) ?? withdrawals[to];
  if (!told) return null;
  const [kind, title, text] = told;
  return {
    type: `WITHDRAWAL_${kind}`,
    title: to === 'PENDING' ? paymentTitles.withdrawalReceived : `Withdrawal Request ${title}`,
    content: `<p>Your withdrawal of ${amount} ${text}.</p>`,
  };
}
