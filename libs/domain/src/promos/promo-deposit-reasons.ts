import type { ReasonTable } from '../decision/index.ts';
import { promoTermsReasons } from './promo-terms-reasons.ts';
import type { PromoTermsDetails, PromoTermsReason } from './promo-terms-reasons.ts';
import { activePromoMessage } from './texts.ts';

export type PromoDepositReason =
  | 'promoActive'
  | 'promoUnknown'
  | 'promoOtherCurrency'
  | 'promoOtherDeposit'
  | 'notByDeposit'
  | PromoTermsReason;

export interface PromoDepositDetails extends PromoTermsDetails {
  /** Empty where there is no deposit yet. */
  readonly promoCurrency: string;
}

const { ended, levelTooLow, noUses } = promoTermsReasons;

const unusable = () => 'This promo cannot be used for this deposit.';

/** What is wrong with the order of a deposit, which a client can give another promo. */
const code = 'BAD_USER_INPUT';

/** In the order of the checks (DEP-18, DEP-32, PROMO-50, PROMO-13, PROMO-16). */
export const promoDepositReasons = {
  promoActive: { code: 'ACTIVE_PROMO', text: () => activePromoMessage },
  promoUnknown: { code, text: unusable },
  promoOtherCurrency: {
    code,
    text: ({ promoCurrency }) => `This promo is in ${promoCurrency}. Switch to ${promoCurrency} to use it.`,
    mend: 'switchCurrency',
  },
  promoOtherDeposit: { code, text: unusable },
  notByDeposit: { code, text: () => 'No deposit starts this promo.' },
  ended: { ...ended, code },
  levelTooLow: { ...levelTooLow, code },
  noUses: { ...noUses, code },
} as const satisfies ReasonTable<PromoDepositReason, PromoDepositDetails>;

/** What the page of a promo says in place of the refusal (PROMO-22). */
export const promoDepositNotices: Partial<Readonly<Record<PromoDepositReason, string>>> = {
  promoActive: 'You are currently enrolled in a Promo.',
};
