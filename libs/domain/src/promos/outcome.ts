import { endCauseOf, endCauseTexts, unbegunTexts } from './end-cause.ts';
import type { PromoEndCause, PromoEndStatus } from './end-cause.ts';
import { money } from '../money/index.ts';
import type { CurrencyType } from '../money/index.ts';
import type { MemberPromoStatus } from './status.ts';
import { takenBack } from './take-back.ts';

export interface PromoOutcome {
  readonly label: string;
  readonly text: string;
}

export interface OutcomeFacts {
  readonly status: MemberPromoStatus;
  /** Null if it was cancelled before causes were stored. */
  readonly endCause: PromoEndCause | null;
  readonly began: boolean;
  /** Whether what it had given was taken with its deposit, be it once it had ended otherwise. */
  readonly takenBack: boolean;
  /** Whether it gave back what a dispute had taken of another award, and was over with that. */
  readonly onlyGaveBack?: boolean;
}

/** Of an award that stands in place of one that went in a dispute; amounts are decimals of the wire. */
export interface GivenBackFacts extends Pick<OutcomeFacts, 'endCause' | 'takenBack'> {
  /** Cash that was given back; null for an award that stands for itself. */
  readonly givenBack: string | null;
  readonly bonus: string;
  readonly currency: { readonly type: CurrencyType };
  readonly dateTimeCreated: string;
  readonly dateTimeEnded: string | null;
}

/** Whether an award gave back what a dispute had taken, with nothing to be played for. */
export function onlyGaveBack(award: GivenBackFacts): boolean {
  const hasBonus = money.parseOrZero(award.bonus, award.currency.type) > 0n;
  const wentAgain = award.takenBack || award.endCause === takenBack.cause;
  const isOver = award.dateTimeEnded === award.dateTimeCreated && !wentAgain;
  return award.givenBack !== null && !hasBonus && isOver;
}

const labels: Readonly<Record<PromoEndStatus, string>> = {
  CANCELED: 'Cancelled',
  COMPLETE: 'Completed',
  EXPIRED: 'Expired',
  LOST: 'Lost',
};

const givenBackText = 'What a dispute of its deposit had taken was given back, as the dispute is over.';

const wentText = 'Free spins and cash that it had given were taken with the deposit that earned it.';

function endText(status: PromoEndStatus, cause: PromoEndCause | null, began: boolean): string {
  if (cause !== null) return (began ? null : unbegunTexts[cause]) ?? endCauseTexts[cause];
  if (status === 'CANCELED') return 'Ended before its target; its bonus was given up.';
  return endCauseTexts[endCauseOf[status]];
}

/** What the dispute itself has ended says so. */
function textOf(status: PromoEndStatus, { endCause, began, takenBack: went }: OutcomeFacts): string {
  const text = endText(status, endCause, began);
  return went && endCause !== takenBack.cause ? `${text} ${wentText}` : text;
}

/** How and why a member's promo ended, as the history shows it; null while it is not over. */
export function promoOutcome(facts: OutcomeFacts): PromoOutcome | null {
  const { status } = facts;
  if (status === 'ACTIVE' || status === 'PENDING') return null;
  if (facts.onlyGaveBack === true) return { label: labels[status], text: givenBackText };
  return { label: labels[status], text: textOf(status, facts) };
}
