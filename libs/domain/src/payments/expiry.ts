import type { DepositStatus } from './statuses.ts';

const HOUR_MS = 3_600_000;

/** How long a deposit may stand still before it is EXPIRED, in hours: a draft a day, one that waits for its payment three. */
const patience: Partial<Readonly<Record<DepositStatus, number>>> = { DRAFT: 24, PENDING: 72 };

/**
 * When a deposit that nobody moves on becomes EXPIRED (DEP-25).
 *
 * @param changedAt when its state changed last
 * @returns null for a state that does not end by itself
 */
export function depositExpiry(status: DepositStatus, changedAt: Date): Date | null {
  const hours = patience[status];
  return hours === undefined ? null : new Date(changedAt.getTime() + hours * HOUR_MS);
}
