import type { ReasonTable } from '../decision/index.ts';
import { promoTermsReasons, promoUnknown } from '../promos/index.ts';
import type { PromoTermsDetails, PromoTermsReason } from '../promos/index.ts';

export type FreeSpinsClaimReason =
  | 'signedOut'
  | 'promoUnknown'
  | 'noFreeSpins'
  | 'enrolled'
  | PromoTermsReason;

/** In the order of the checks (SPIN-06). */
export const freeSpinsClaimReasons = {
  signedOut: { code: 'UNAUTHENTICATED', text: () => 'Log in to claim this promo.', mend: 'loginModal' },
  promoUnknown,
  noFreeSpins: { code: 'BAD_USER_INPUT', text: () => 'This promo gives no free spins to claim.' },
  enrolled: { code: 'CONFLICT', text: () => 'You are already enrolled in this promo.' },
  ...promoTermsReasons,
} as const satisfies ReasonTable<FreeSpinsClaimReason, PromoTermsDetails>;

/** Labels of the disabled claim button, where they differ from the refusal (SPIN-04). */
export const freeSpinsClaimNotices: Partial<Readonly<Record<FreeSpinsClaimReason, string>>> = {
  enrolled: 'You are currently enrolled in this Freespin Promo.',
};
