import { endCauseOf, endCauseTexts, unbegunTexts } from './end-cause.ts';
import type { PromoEndCause, PromoEndStatus } from './end-cause.ts';
import type { MemberPromoStatus } from './status.ts';

export interface PromoOutcome {
  readonly label: string;
  readonly text: string;
}

export interface OutcomeFacts {
  readonly status: MemberPromoStatus;
  /** Null for one that was cancelled before causes were kept. */
  readonly endCause: PromoEndCause | null;
  /** Whether it ever came into force. */
  readonly began: boolean;
}

const labels: Readonly<Record<PromoEndStatus, string>> = {
  CANCELED: 'Cancelled',
  COMPLETE: 'Completed',
  EXPIRED: 'Expired',
  LOST: 'Lost',
};

function textOf(status: PromoEndStatus, cause: PromoEndCause | null, began: boolean): string {
  if (cause !== null) return (began ? null : unbegunTexts[cause]) ?? endCauseTexts[cause];
  if (status === 'CANCELED') return 'Ended before its target; its bonus was given up.';
  return endCauseTexts[endCauseOf[status]];
}

/** How a promo of a member came out and why, in the words of the history; null while it is not over. */
export function promoOutcome({ status, endCause, began }: OutcomeFacts): PromoOutcome | null {
  if (status === 'ACTIVE' || status === 'PENDING') return null;
  return { label: labels[status], text: textOf(status, endCause, began) };
}
