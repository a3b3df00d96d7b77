import { endCauseOf, endCauseTexts, unbegunTexts } from './end-cause.ts';
import type { PromoEndCause, PromoEndStatus } from './end-cause.ts';
import type { MemberPromoStatus } from './status.ts';

export interface PromoOutcome {
  readonly label: string;
  readonly text: string;
}

export interface OutcomeFacts {
  readonly status: MemberPromoStatus;
  /** Null if it was cancelled before causes were stored. */
  readonly endCause: PromoEndCause | null;
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

/** How and why a member's promo ended, as the history shows it; null while it is not over. */
export function promoOutcome({ status, endCause, began }: OutcomeFacts): PromoOutcome | null {
  if (status === 'ACTIVE' || status === 'PENDING') return null;
  return { label: labels[status], text: textOf(status, endCause, began) };
}
