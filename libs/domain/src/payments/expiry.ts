import { depositStatuses } from './statuses.ts';
import type { DepositStatus } from './statuses.ts';

const HOUR_MS = 3_600_000;

/** How long a deposit may stand still, in hours: a draft a day, one that waits for its payment three. */
const expiryHours: Partial<Readonly<Record<DepositStatus, number>>> = { DRAFT: 24, PENDING: 72 };

/**
 * When the time of a deposit that nobody moves on is over (DEP-25): the platform's for what it has not handed on, and the
 * provider's for what it has.
 *
 * @param changedAt when its state changed last
 * @returns null for a state that does not end by itself
 */
export function depositExpiry(status: DepositStatus, changedAt: Date): Date | null {
  const hours = expiryHours[status];
  return hours === undefined ? null : new Date(changedAt.getTime() + hours * HOUR_MS);
}

/** A state of a deposit with the moment up to which it must have changed last for its time to be over. */
export interface StillSince {
  readonly status: DepositStatus;
  readonly changedBy: Date;
}

/** What to look for to find the deposits whose time is over at a moment, as {@link depositExpiry} has it (DEP-25). */
export function stoodStill(now: Date): readonly StillSince[] {
  return depositStatuses.flatMap((status) => {
    const hours = expiryHours[status];
    return hours === undefined ? [] : [{ status, changedBy: new Date(now.getTime() - hours * HOUR_MS) }];
  });
}

/** How long the draft of a withdrawal may stand still, in ms: a day, as that of a deposit. */
const draftOfWithdrawalMs = 24 * HOUR_MS;

/** The moment up to which the draft of a withdrawal must have been made for its time to be over. */
export function draftsLeftBy(now: Date): Date {
  return new Date(now.getTime() - draftOfWithdrawalMs);
}

/** What the draft of a withdrawal gave way to: newer ones, or another password of its member. */
export type SupersededBy = 'NEWER' | 'PASSWORD';

/** What decides of a deposit whether it expires by itself. */
export interface StandingDeposit {
  readonly status: DepositStatus;
  /** When its state changed last. */
  readonly changedAt: Date;
  /** Whether the provider was allowed to take the money. */
  readonly authorized: boolean;
}

/**
 * Whether a deposit is EXPIRED by the time alone, for whoever looks at it: a page, a callback, a limit (DEP-25). One that
 * the provider may take the money of never is, since that money may have been taken: it waits for the provider's word,
 * which credits it however late, or cancels it.
 */
export function hasExpired({ status, changedAt, authorized }: StandingDeposit, now: Date): boolean {
  const expiry = depositExpiry(status, changedAt);
  return expiry !== null && expiry <= now && !authorized;
}
