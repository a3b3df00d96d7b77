import { depositAccessReasons } from '../account/index.ts';
import type { DepositAccessReason } from '../account/index.ts';
import type { ReasonTable } from '../decision/index.ts';
import { plainAmount } from '../format/index.ts';
import { promoDepositReasons } from '../promos/index.ts';
import type { PromoDepositDetails, PromoDepositReason } from '../promos/index.ts';
import { paymentReasons } from './payment-reasons.ts';
import type { PaymentDetails, PaymentReason } from './payment-reasons.ts';

export type DepositReason =
  | DepositAccessReason
  | PaymentReason
  | 'methodMissing'
  | 'methodUnavailable'
  | PromoDepositReason
  | 'promoGone'
  | 'belowPromoMinimum'
  | 'overLimit';

export type DepositDetails = PaymentDetails & PromoDepositDetails;

const { currencyUnknown, currencyMismatch, invalidAmount, aboveMaximum, belowMinimum } = paymentReasons;

/** In the order of the checks (DEP-04 to DEP-10, DEP-18 to DEP-22, DEP-36). */
export const depositReasons = {
  ...depositAccessReasons,
  currencyUnknown,
  currencyMismatch,
  methodMissing: { code: 'BAD_USER_INPUT', text: () => 'Choose a payment method.', field: 'paymentMethod' },
  methodUnavailable: {
    code: 'BAD_USER_INPUT',
    text: () => 'This payment method is not available.',
    field: 'paymentMethod',
  },
  invalidAmount,
  ...promoDepositReasons,
  promoGone: {
    code: 'BAD_USER_INPUT',
    text: () => 'The promo of this deposit can no longer be used. Please start a new deposit without it.',
  },
  aboveMaximum,
  belowMinimum,
  belowPromoMinimum: {
    code: 'BAD_USER_INPUT',
    text: ({ minimum, type }) =>
      `Amount must be greater than or equal to Promo's minimum deposit amount (${plainAmount(minimum, type)})`,
    field: 'amount',
  },
  overLimit: { code: 'LIMIT_EXCEEDED', text: () => 'Amount exceeds your deposit limit.', field: 'amount' },
} as const satisfies ReasonTable<DepositReason, DepositDetails>;
