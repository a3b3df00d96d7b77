import { canMoveDeposit, canMoveWithdrawal } from './statuses.ts';
import type { DepositStatus, WithdrawalStatus } from './statuses.ts';

export type ProviderCall = 'authorize' | 'transfer' | 'cancel';

export type CancelReason = 'FAILED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED';

export type Callback =
  | { readonly call: 'authorize' | 'transfer' }
  | { readonly call: 'cancel'; readonly reason: CancelReason };

export type CallbackEffect<Status> =
  | { readonly kind: 'MOVE'; readonly to: Status }
  | { readonly kind: 'IGNORE' }
  | { readonly kind: 'EARLY' };

const ignore = { kind: 'IGNORE' } as const;
const early = { kind: 'EARLY' } as const;

/** Only moves that the states allow (DEP-25). */
export function depositCallback(status: DepositStatus, callback: Callback): CallbackEffect<DepositStatus> {
  const to = depositTarget(callback);
  if (canMoveDeposit(status, to)) return { kind: 'MOVE', to };
  return status === 'DRAFT' ? early : ignore;
}

function depositTarget(callback: Callback): DepositStatus {
  if (callback.call === 'cancel') return callback.reason;
  return callback.call === 'authorize' ? 'PENDING' : 'APPROVED';
}

/** Any cancellation by the provider is REJECTED and refunded, as only the member can CANCEL (WDR-17). */
export function withdrawalCallback(
  status: WithdrawalStatus,
  { call }: Callback,
): CallbackEffect<WithdrawalStatus> {
  const to = ({ authorize: 'PENDING', transfer: 'APPROVED', cancel: 'REJECTED' } as const)[call];
  if (canMoveWithdrawal(status, to)) return { kind: 'MOVE', to };
  return status === 'DRAFT' ? early : ignore;
}
