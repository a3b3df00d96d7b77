import type { ReasonTable } from '../decision/index.ts';
import type { WithdrawalStatus } from './statuses.ts';

/** Why a withdrawal does not move to another state. */
export type WithdrawalMoveReason = 'withdrawalUnknown' | 'moveNotAllowed';

/** The move that the sentences name. */
export interface WithdrawalMoveDetails {
  /** Null where there is no withdrawal. */
  readonly from: WithdrawalStatus | null;
  readonly to: WithdrawalStatus;
}

const withdrawalUnknown = { code: 'NOT_FOUND', text: () => 'This withdrawal does not exist.' } as const;

/** What is said of a withdrawal that does not move, in the order of the checks (WDR-17). */
export const withdrawalMoveReasons = {
  withdrawalUnknown,
  moveNotAllowed: {
    code: 'CONFLICT',
    text: ({ from, to }) => `A withdrawal cannot go from ${String(from)} to ${to}.`,
  },
} as const satisfies ReasonTable<WithdrawalMoveReason, WithdrawalMoveDetails>;

/** Why a member cannot cancel a withdrawal. */
export type CancellationReason = 'withdrawalUnknown' | 'notPending';

/** What is said of a withdrawal that cannot be cancelled, in the order of the checks (WDR-18, WDR-21). */
export const cancellationReasons = {
  withdrawalUnknown,
  notPending: { code: 'CONFLICT', text: () => 'Only a pending withdrawal can be cancelled.' },
} as const satisfies ReasonTable<CancellationReason>;
