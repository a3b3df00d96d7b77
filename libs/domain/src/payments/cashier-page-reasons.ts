import type { ReasonTable } from '../decision/index.ts';

export type CashierPageReason =
  | 'callMalformed'
  | 'ticketInvalid'
  | 'choiceUnknown'
  | 'memberRefused'
  | 'detailsWrong';

export const cashierPageReasons = {
  callMalformed: { code: 'BAD_USER_INPUT', text: () => 'The request body is not what this page sends.' },
  ticketInvalid: {
    code: 'UNAUTHENTICATED',
    text: () => 'This payment page is not valid. Go back and start again.',
  },
  choiceUnknown: { code: 'BAD_USER_INPUT', text: () => 'There is no such outcome.' },
  memberRefused: {
    code: 'CONFLICT',
    text: () => 'The casino cannot take this payment now. Please try again later.',
  },
  detailsWrong: {
    code: 'BAD_USER_INPUT',
    text: () => 'These details were not accepted. Check them and try again.',
  },
} as const satisfies ReasonTable<CashierPageReason>;

export interface CashierOutcomeDetails {
  readonly kind: 'deposit' | 'withdrawal';
  readonly outcome: string;
}

/** Why the provider does not end a payment as the control plane asks. */
export const cashierOutcomeReasons = {
  otherKind: {
    code: 'BAD_USER_INPUT',
    text: ({ kind, outcome }) => `A ${kind} cannot end with ${outcome}.`,
  },
} as const satisfies ReasonTable<'otherKind', CashierOutcomeDetails>;
