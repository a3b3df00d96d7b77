import type { ReasonTable } from '../decision/index.ts';
import { gameSessionReasons } from './game-session-reasons.ts';

/** Why the body of a vendor's call is not read. */
export type WalletBodyReason = 'unsigned' | 'notJson' | 'malformed';

/** What is wrong with a body. */
export interface BodyProblem {
  /** Name of the field; empty for the whole body. */
  readonly field: string;
  readonly problem: string;
}

/** What a vendor is answered of a body that is not read, in the order of the checks. */
export const walletBodyReasons = {
  unsigned: { code: 'UNAUTHENTICATED', text: () => 'The call is not signed by this vendor.' },
  notJson: { code: 'BAD_USER_INPUT', text: () => 'The request body is not valid JSON.' },
  malformed: {
    code: 'BAD_USER_INPUT',
    text: ({ field, problem }) =>
      field === '' ? 'The body must be a JSON object.' : `${field}: ${problem}.`,
  },
} as const satisfies ReasonTable<WalletBodyReason, BodyProblem>;

/** Why a vendor's call is not carried out, whatever it asks for. */
export type WalletOrderReason = 'sessionUnknown' | 'otherCurrency' | 'notAnAmount' | 'zeroStake';

/** What the sentences need. */
export interface WalletOrderDetails {
  /** Code of the session's currency. */
  readonly currency: string;
}

/** What a vendor is answered of a call that is not carried out, in the order of the checks. */
export const walletOrderReasons = {
  sessionUnknown: gameSessionReasons.unknown,
  otherCurrency: {
    code: 'BAD_USER_INPUT',
    text: ({ currency }) => `currency: this session is played in ${currency}.`,
    field: 'currency',
  },
  notAnAmount: {
    code: 'BAD_USER_INPUT',
    text: () => 'amount: must be a decimal of the currency, not below zero.',
    field: 'amount',
  },
  zeroStake: { code: 'BAD_USER_INPUT', text: () => 'amount: a stake must be above zero.', field: 'amount' },
} as const satisfies ReasonTable<WalletOrderReason, WalletOrderDetails>;
