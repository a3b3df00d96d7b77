import type { ReasonTable } from '../decision/index.ts';
import { promoTermsReasons } from './promo-terms-reasons.ts';
import type { PromoTermsDetails, PromoTermsReason } from './promo-terms-reasons.ts';

export type PromoDepositReason = 'notByDeposit' | PromoTermsReason | 'enrolled';

/** In the order of the checks (PROMO-50, PROMO-17, PROMO-16, PROMO-22). */
export const promoDepositReasons = {
  notByDeposit: { code: 'BAD_USER_INPUT', text: () => 'No deposit starts this promo.' },
  ...promoTermsReasons,
  enrolled: { code: 'ACTIVE_PROMO', text: () => 'You are currently enrolled in a Promo.' },
} as const satisfies ReasonTable<PromoDepositReason, PromoTermsDetails>;
