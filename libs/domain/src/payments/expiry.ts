import { depositStatuses } from './statuses.ts';
import type { DepositStatus } from './statuses.ts';

const HOUR_MS = 3_600_000;

const expiryHours: Partial<Readonly<Record<DepositStatus, number>>> = { DRAFT: 24, PENDING: 72 };

/** When a deposit in a state expires if nothing changes (DEP-25); null for a state that does not expire. */
export function depositExpiry(status: DepositStatus, changedAt: Date): Date | null {
  const hours = expiryHours[status];
  return hours === undefined ? null : new Date(changedAt.getTime() + hours * HOUR_MS);
}

export interface StillSince {
  readonly status: DepositStatus;
  readonly changedBy: Date;
}

/** Search criteria for the deposits that {@link depositExpiry} considers expired (DEP-25). */
export function stoodStill(now: Date): readonly StillSince[] {
  return depositStatuses.flatMap((status) => {
    const hours = expiryHours[status];
    return hours === undefined ? [] : [{ status, changedBy: new Date(now.getTime() - hours * HOUR_MS) }];
  });
}

/** A day in ms, as for a deposit. */
const draftOfWithdrawalMs = 24 * HOUR_MS;

export function draftsLeftBy(now: Date): Date {
  return new Date(now.getTime() - draftOfWithdrawalMs);
}

export type SupersededBy = 'NEWER' | 'PASSWORD';

export interface StandingDeposit {
  readonly status: DepositStatus;
  readonly changedAt: Date;
  readonly authorized: boolean;
}

/**
 * Whether a deposit counts as EXPIRED by time alone (DEP-25). An authorized one never does, because the money may
 * have been taken: the provider's callback credits it, however late, or cancels it.
 */
export function hasExpired({ status, changedAt, authorized }: StandingDeposit, now: Date): boolean {
  const expiry = depositExpiry(status, changedAt);
  return expiry !== null && expiry <= now && !authorized;
}
