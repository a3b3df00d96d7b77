import type { ReasonTable } from '../decision/index.ts';
import type { TransactionTypeName } from '../transactions/index.ts';
import { amountReasons, withoutPromo } from './operator-amount.ts';
import type { AmountReason, OperatorAmount } from './operator-amount.ts';

export type OperatorPostingReason = 'ownFlow' | 'onlyTransfer' | 'onlyAdds' | 'onlyTakes';

export type AdjustmentReason =
  | AmountReason
  | OperatorPostingReason
  | 'nobodyPays'
  | 'unknownPayer'
  | 'withoutPromo'
  | 'emptyPool';

export interface AdjustmentDetails extends OperatorAmount {
  readonly type: TransactionTypeName;
}

export const adjustmentReasons = {
  ...amountReasons,
  ownFlow: { code: 'BAD_USER_INPUT', text: ({ type }) => `${type} is posted by its own flow only.` },
  onlyTransfer: { code: 'BAD_USER_INPUT', text: ({ type }) => `${type} is posted by a transfer only.` },
  onlyAdds: { code: 'BAD_USER_INPUT', text: ({ type }) => `${type} adds to a wallet.` },
  onlyTakes: { code: 'BAD_USER_INPUT', text: ({ type }) => `${type} takes from a wallet.` },
  nobodyPays: {
    code: 'BAD_USER_INPUT',
    text: ({ type }) => `${type} is paid by nobody who can be named.`,
  },
  unknownPayer: {
    code: 'BAD_USER_INPUT',
    text: ({ type }) => `Give the id of the vendor, jackpot or tournament that pays a ${type} as its source.`,
  },
  withoutPromo,
  emptyPool: { code: 'INSUFFICIENT_BALANCE', text: () => 'The pool of this jackpot holds less.' },
} as const satisfies ReasonTable<AdjustmentReason, AdjustmentDetails>;
