import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { canCancelWithdrawal, canMoveWithdrawal } from './statuses.ts';
import type { WithdrawalStatus } from './statuses.ts';
import type {
  CancellationReason,
  WithdrawalMoveDetails,
  WithdrawalMoveReason,
} from './withdrawal-move-reasons.ts';

interface Moving {
  readonly status: WithdrawalStatus;
}

/** Decides whether a withdrawal moves to another state (WDR-17). @param withdrawal null when there is none */
export function decideWithdrawalMove<Withdrawal extends Moving>(
  withdrawal: Withdrawal | null,
  to: WithdrawalStatus,
): Decision<Withdrawal, WithdrawalMoveReason, WithdrawalMoveDetails> {
  if (!withdrawal) return refuse('withdrawalUnknown', { from: null, to });
  const { status: from } = withdrawal;
  return canMoveWithdrawal(from, to) ? allow(withdrawal) : refuse('moveNotAllowed', { from, to });
}

/** A member can cancel only a PENDING withdrawal (WDR-18, WDR-21). @param withdrawal null when they have none such */
export function decideCancellation<Withdrawal extends Moving>(
  withdrawal: Withdrawal | null,
): Decision<Withdrawal, CancellationReason> {
  if (!withdrawal) return refuse('withdrawalUnknown');
  return canCancelWithdrawal(withdrawal.status) ? allow(withdrawal) : refuse('notPending');
}

/** A withdrawal is told to its own member alone. @param withdrawal null when there is none */
export function decideOwnWithdrawal<Withdrawal extends { readonly memberId: string }>(
  withdrawal: Withdrawal | null,
  memberId: string,
): Decision<Withdrawal, Extract<CancellationReason, 'withdrawalUnknown'>> {
  return withdrawal?.memberId === memberId ? allow(withdrawal) : refuse('withdrawalUnknown');
}
