import { canMoveDeposit, canMoveWithdrawal } from './statuses.ts';
import type { DepositStatus, WithdrawalStatus } from './statuses.ts';

/** The calls of the payment provider that move a payment. */
export type ProviderCall = 'authorize' | 'transfer' | 'cancel';

/** Why the provider cancels: how the payment ended on its side. */
export type CancelReason = 'FAILED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED';

/** A callback of the provider; a reason only goes with `cancel`. */
export type Callback =
  { readonly call: 'authorize' | 'transfer' } | { readonly call: 'cancel'; readonly reason: CancelReason };

/**
 * What a callback does: it moves the payment; it has no effect, because the payment is over or already there; or it comes
 * before the one it follows and is to be sent again.
 */
export type CallbackEffect<Status> =
  { readonly kind: 'MOVE'; readonly to: Status } | { readonly kind: 'IGNORE' } | { readonly kind: 'EARLY' };

const ignore = { kind: 'IGNORE' } as const;
const early = { kind: 'EARLY' } as const;

/** What a callback does to a deposit in a state (DEP-25). Never a move that the states do not allow. */
export function depositCallback(status: DepositStatus, callback: Callback): CallbackEffect<DepositStatus> {
  const to = depositTarget(callback);
  if (canMoveDeposit(status, to)) return { kind: 'MOVE', to };
  return status === 'DRAFT' ? early : ignore;
}

function depositTarget(callback: Callback): DepositStatus {
  if (callback.call === 'cancel') return callback.reason;
  return callback.call === 'authorize' ? 'PENDING' : 'APPROVED';
}

/**
 * What a callback does to a withdrawal in a state (WDR-17). The provider cannot cancel in the member's name, so whatever
 * its reason the amount is given back as REJECTED. Never a move that the states do not allow.
 */
export function withdrawalCallback(
  status: WithdrawalStatus,
  { call }: Callback,
): CallbackEffect<WithdrawalStatus> {
  const to = ({ authorize: 'PENDING', transfer: 'APPROVED', cancel: 'REJECTED' } as const)[call];
  if (canMoveWithdrawal(status, to)) return { kind: 'MOVE', to };
  return status === 'DRAFT' ? early : ignore;
}
