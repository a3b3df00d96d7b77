import type { ReasonTable } from '../decision/index.ts';
import { gameSessionReasons } from './game-session-reasons.ts';

export type WalletBodyReason = 'unsigned' | 'stale' | 'notJson' | 'malformed';

export interface BodyProblem {
  readonly field: string;
  readonly problem: string;
}

export const walletBodyReasons = {
  unsigned: { code: 'UNAUTHENTICATED', text: () => 'The call is not signed by this vendor.' },
  stale: {
    code: 'UNAUTHENTICATED',
    text: () => 'The call was signed more than five minutes from the time of the world.',
  },
  notJson: { code: 'BAD_USER_INPUT', text: () => 'The request body is not valid JSON.' },
  malformed: {
    code: 'BAD_USER_INPUT',
    text: ({ field, problem }) =>
      field === '' ? 'The body must be a JSON object.' : `${field}: ${problem}.`,
  },
} as const satisfies ReasonTable<WalletBodyReason, BodyProblem>;

export type WalletOrderReason = 'sessionUnknown' | 'otherCurrency' | 'notAnAmount' | 'zeroStake';

export interface WalletOrderDetails {
  readonly currency: string;
}

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
