import type { ReasonTable } from '../decision/index.ts';
import { signedBodyReasons } from '../signed-calls/index.ts';
import { gameSessionReasons } from './game-session-reasons.ts';

export const walletBodyReasons = signedBodyReasons('this vendor');

/** What a game server tells of the platform's calls. */
export const platformBodyReasons = signedBodyReasons('the platform');

export type WalletOrderReason =
  | 'sessionUnknown'
  | 'otherCurrency'
  | 'notAnAmount'
  | 'zeroStake'
  | 'notAStake';

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
  notAStake: {
    code: 'BAD_USER_INPUT',
    text: () => 'stake: must be a decimal of the currency, not below zero.',
    field: 'stake',
  },
} as const satisfies ReasonTable<WalletOrderReason, WalletOrderDetails>;
