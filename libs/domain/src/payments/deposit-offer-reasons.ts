import type { ReasonTable } from '../decision/index.ts';

export type DepositOfferReason = 'promoOtherCurrency' | 'promoUnusable' | 'promoMaxedOut';

export interface DepositOfferDetails {
  readonly promoCurrency: string;
}

const unusable = () => 'This promo cannot be used for this deposit.';

/** In the order of the checks (DEP-32, PROMO-16). */
export const depositOfferReasons = {
  promoOtherCurrency: {
    code: 'BAD_USER_INPUT',
    text: ({ promoCurrency }) => `This promo is in ${promoCurrency}. Switch to ${promoCurrency} to use it.`,
  },
  promoUnusable: { code: 'BAD_USER_INPUT', text: unusable },
  promoMaxedOut: { code: 'BAD_USER_INPUT', text: unusable },
} as const satisfies ReasonTable<DepositOfferReason, DepositOfferDetails>;
