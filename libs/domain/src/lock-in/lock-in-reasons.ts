import type { ReasonTable } from '../decision/index.ts';
import { promoTermsReasons, promoUnknown } from '../promos/index.ts';
import type { PromoTermsDetails, PromoTermsReason } from '../promos/index.ts';

export type LockInReason =
  | 'signedOut'
  | 'promoUnknown'
  | 'noLockIn'
  | PromoTermsReason
  | 'otherPromo'
  | 'onCooldown'
  | 'mobileNotVerified';

export interface LockInDetails extends PromoTermsDetails {
  /** The day the cooldown ends, as 'Mar 09, 2026'; null without one. */
  readonly availableOn: string | null;
}

/** In the order of the checks (LOCK-02, LOCK-07, LOCK-08, LOCK-09, LOCK-16). */
export const lockInReasons = {
  signedOut: { code: 'UNAUTHENTICATED', text: () => 'Log in to lock in to this promo.', mend: 'loginModal' },
  promoUnknown,
  noLockIn: { code: 'CONFLICT', text: () => 'Lock in is not available for this promo.' },
  ...promoTermsReasons,
  otherPromo: { code: 'CONFLICT', text: () => 'You are locked in to another promo.' },
  onCooldown: {
    code: 'CONFLICT',
    text: ({ availableOn }: LockInDetails) =>
      `Lock in is on cooldown. Available on ${availableOn ?? 'another day'}.`,
  },
  mobileNotVerified: {
    code: 'MOBILE_NOT_VERIFIED',
    text: () => 'A lock-in needs your mobile number to be verified first.',
    mend: 'verifyMobileNumberModal',
  },
} as const satisfies ReasonTable<LockInReason, LockInDetails>;
