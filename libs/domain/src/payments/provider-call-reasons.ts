import type { ReasonTable } from '../decision/index.ts';
import { signedBodyReasons } from '../signed-calls/index.ts';

export type CashierAccessReason = 'paymentUnknown' | 'memberNotEnabled';

export const cashierAccessReasons = {
  paymentUnknown: { code: 'NOT_FOUND', text: () => 'There is no such payment.' },
  memberNotEnabled: { code: 'MEMBER_NOT_ENABLED', text: () => 'This account is not enabled.' },
} as const satisfies ReasonTable<CashierAccessReason>;

export type ProviderCallReason =
  | 'otherContent'
  | 'otherMember'
  | 'otherCurrency'
  | 'otherCurrencyType'
  | 'otherAmount'
  | 'otherTransaction'
  | 'memberNotEnabled'
  | 'feeUnusable';

const { memberNotEnabled } = cashierAccessReasons;

export const providerCallReasons = {
  otherContent: {
    code: 'IDEMPOTENCY_CONFLICT',
    text: () => 'This transaction was told of before with other content.',
  },
  otherMember: {
    code: 'BAD_USER_INPUT',
    text: () => 'userId: this is not their payment.',
    field: 'userId',
  },
  otherCurrency: {
    code: 'BAD_USER_INPUT',
    text: () => 'txAmountCy: this is not the currency of the payment.',
    field: 'txAmountCy',
  },
  otherCurrencyType: {
    code: 'BAD_USER_INPUT',
    text: () => 'txAmountCyType: this is not the kind of the currency.',
    field: 'txAmountCyType',
  },
  otherAmount: {
    code: 'BAD_USER_INPUT',
    text: () => 'txAmount: this is not the amount of the payment.',
    field: 'txAmount',
  },
  otherTransaction: {
    code: 'BAD_USER_INPUT',
    text: () => 'txId: this payment belongs to another transaction.',
    field: 'txId',
  },
  memberNotEnabled,
  feeUnusable: {
    code: 'BAD_USER_INPUT',
    text: () => 'fee: must be a decimal of the currency, within the amount.',
    field: 'fee',
  },
} as const satisfies ReasonTable<ProviderCallReason>;

export type UntimelyCallReason = 'early' | 'alreadyOver';

/** For a callback that changed nothing: the payment is not that far, or has ended. */
export const untimelyCallReasons = {
  early: { code: 'CONFLICT', text: () => 'The payment has not been authorized yet.' },
  alreadyOver: { code: 'CONFLICT', text: ({ status }) => `The payment is ${status}.` },
} as const satisfies ReasonTable<UntimelyCallReason, { readonly status: string }>;

export const providerBodyReasons = signedBodyReasons('the payment provider');
