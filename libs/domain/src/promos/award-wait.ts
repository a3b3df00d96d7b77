/** What an award waits for before it comes into force. */
export type AwardWait = 'OTHER_PROMO' | 'RELEASE';

export interface AwardWaitFacts {
  readonly payoutMode: 'AUTO' | 'MANUAL';
  /** Whether the operator has released it. */
  readonly released: boolean;
  readonly hasActivePromo: boolean;
}

/** Why an award has not begun, as its member reads it (PROMO-54, PROMO-56). */
export const awardWaitTexts: Readonly<Record<AwardWait, string>> = {
  OTHER_PROMO: 'Starts by itself when your active promo ends.',
  RELEASE: 'Starts when our team has released it.',
};

/** Days that an award waits for another promo to end, from when it was earned (PROMO-54): a MANUAL one is by its release. */
export const awardWaitDays = 7;

/** Null for an award that is paid at once: a MANUAL one waits for the operator first (PROMO-56), then as AUTO ones do. */
export function awardWait({ payoutMode, released, hasActivePromo }: AwardWaitFacts): AwardWait | null {
  if (payoutMode === 'MANUAL' && !released) return 'RELEASE';
  return hasActivePromo ? 'OTHER_PROMO' : null;
}
