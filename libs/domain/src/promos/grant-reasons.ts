import type { ReasonTable } from '../decision/index.ts';
import { promoTermsReasons } from './promo-terms-reasons.ts';
import type { PromoTermsDetails, PromoTermsReason } from './promo-terms-reasons.ts';

export type GrantReason = 'promoUnknown' | 'needsLockIn' | 'needsDeposit' | PromoTermsReason;

/** What an operator is told who gives a promo. */
export const grantReasons = {
  promoUnknown: { code: 'NOT_FOUND', text: () => 'There is no such promo.' },
  ...promoTermsReasons,
  needsLockIn: { code: 'CONFLICT', text: () => 'This promo is awarded by its lock-in alone.' },
  needsDeposit: { code: 'CONFLICT', text: () => 'This promo matches a deposit, so it takes one.' },
} as const satisfies ReasonTable<GrantReason, PromoTermsDetails>;
