import { daysAfter } from '../calendar/index.ts';
import type { AwardForm } from './award-form.ts';

/** What an award waits for before it comes into force. */
export type AwardWait = 'OTHER_PROMO' | 'RELEASE';

export interface AwardWaitFacts {
  readonly payoutMode: 'AUTO' | 'MANUAL';
  readonly released: boolean;
  readonly form: AwardForm;
  readonly hasActivePromo: boolean;
}

/** Why an award has not begun, as its member reads it (PROMO-54, PROMO-56). */
export const awardWaitTexts: Readonly<Record<AwardWait, string>> = {
  OTHER_PROMO: 'Starts by itself when your active promo ends.',
  RELEASE: 'Starts when our team has released it.',
};

/** What the page of a promo says of an award of it that waits. @param gives what it gives, as shown; null for nothing */
export function waitingAwardText(gives: string | null, waitsFor: AwardWait | null): string {
  const award = `An award of this promo waits for you${gives === null ? '' : `: ${gives}`}.`;
  return waitsFor === null ? award : `${award} ${awardWaitTexts[waitsFor]}`;
}

/** Days that an award waits for another promo to end, from when it was earned (PROMO-54): a MANUAL one is by its release. */
export const awardWaitDays = 7;

/**
 * Null for an award that is paid at once: a MANUAL one waits for the operator first (PROMO-56), then as AUTO ones do. Free spins
 * alone bind no money, and wait for no other promo (SPIN-22).
 */
export function awardWait({ payoutMode, released, form, hasActivePromo }: AwardWaitFacts): AwardWait | null {
  if (payoutMode === 'MANUAL' && !released) return 'RELEASE';
  return form === 'PROMO' && hasActivePromo ? 'OTHER_PROMO' : null;
}

/** When an award has waited too long; null while nothing limits its wait. */
export const awardWaitEnd = (wait: AwardWait | null, since: Date): Date | null =>
  wait === 'OTHER_PROMO' ? daysAfter(since, awardWaitDays) : null;
