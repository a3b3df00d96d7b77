import type { ReasonTable } from '../decision/index.ts';
import type { WithdrawalStatus } from './statuses.ts';

export type WithdrawalMoveReason = 'withdrawalUnknown' | 'moveNotAllowed';

export interface WithdrawalMoveDetails {
  readonly from: WithdrawalStatus | null;
  readonly to: WithdrawalStatus;
}

const withdrawalUnknown = { code: 'NOT_FOUND', text: () => 'This withdrawal does not exist.' } as const;

/** In the order of the checks (WDR-17). */
export const withdrawalMoveReasons = {
  withdrawalUnknown,
  moveNotAllowed: {
    code: 'CONFLICT',
    text: ({ from, to }) => `A withdrawal cannot go from ${String(from)} to ${to}.`,
  },
} as const satisfies ReasonTable<WithdrawalMoveReason, WithdrawalMoveDetails>;

export type CancellationReason = 'withdrawalUnknown' | 'notPending';

/** In the order of the checks (WDR-18, WDR-21). */
export const cancellationReasons = {
  withdrawalUnknown,
  notPending: { code: 'CONFLICT', text: () => 'Only a pending withdrawal can be cancelled.' },
} as const satisfies ReasonTable<CancellationReason>;
