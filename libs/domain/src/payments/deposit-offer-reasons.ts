import type { ReasonTable } from '../decision/index.ts';

/** Why a promo does not start with a deposit. */
export type DepositOfferReason = 'promoOtherCurrency' | 'promoUnusable' | 'promoMaxedOut';

/** What the sentences about a promo name. */
export interface DepositOfferDetails {
  /** Code of the promo's currency. */
  readonly promoCurrency: string;
}

const unusable = () => 'This promo cannot be used for this deposit.';

/** What is said of a promo that does not start with a deposit, in the order of the checks (DEP-32, PROMO-16). */
export const depositOfferReasons = {
  promoOtherCurrency: {
    code: 'BAD_USER_INPUT',
    text: ({ promoCurrency }) => `This promo is in ${promoCurrency}. Switch to ${promoCurrency} to use it.`,
  },
  promoUnusable: { code: 'BAD_USER_INPUT', text: unusable },
  promoMaxedOut: { code: 'BAD_USER_INPUT', text: unusable },
} as const satisfies ReasonTable<DepositOfferReason, DepositOfferDetails>;
