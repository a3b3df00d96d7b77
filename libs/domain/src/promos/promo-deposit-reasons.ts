import type { ReasonTable } from '../decision/index.ts';
import { promoTermsReasons } from './promo-terms-reasons.ts';
import type { PromoTermsDetails, PromoTermsReason } from './promo-terms-reasons.ts';
import { ordinalName } from './deposit-ordinal.ts';
import { activePromoMessage } from './texts.ts';

export type PromoDepositReason =
  | 'promoActive'
  | 'promoUnknown'
  | 'promoOtherCurrency'
  | 'notByDeposit'
  | PromoTermsReason
  | 'promoOtherDeposit';

export interface PromoDepositDetails extends PromoTermsDetails {
  /** Empty where there is no promo. */
  readonly promoCurrency: string;
  /** Number of the deposit that starts the promo; 0 if any does, or none. */
  readonly startingDeposit: number;
  /** Number of the member's next deposit; 0 while not known. */
  readonly nextDeposit: number;
}

function otherDepositText({ startingDeposit, nextDeposit }: PromoDepositDetails): string {
  const starting = ordinalName(startingDeposit);
  return nextDeposit < startingDeposit
    ? `Your ${starting} deposit starts this promo. Your next one is your ${ordinalName(nextDeposit)}.`
    : `Only a ${starting} deposit starts this promo, and you have made yours.`;
}

const { ended, levelTooLow, noUses } = promoTermsReasons;

/** In each case the client can send the deposit with another promo, or with none. */
const code = 'BAD_USER_INPUT';

/** In the order of the checks (DEP-18, DEP-32, PROMO-50, PROMO-13, PROMO-16). */
export const promoDepositReasons = {
  promoActive: { code: 'ACTIVE_PROMO', text: () => activePromoMessage },
  promoUnknown: { code, text: () => 'This promo cannot be used for this deposit.' },
  promoOtherCurrency: {
    code,
    text: ({ promoCurrency }) => `This promo is in ${promoCurrency}. Switch to ${promoCurrency} to use it.`,
    mend: 'switchCurrency',
  },
  notByDeposit: { code, text: () => 'No deposit starts this promo.' },
  ended: { ...ended, code },
  levelTooLow: { ...levelTooLow, code },
  noUses: { ...noUses, code },
  promoOtherDeposit: { code, text: otherDepositText },
} as const satisfies ReasonTable<PromoDepositReason, PromoDepositDetails>;

/** What the page of a promo shows instead of the refusal (PROMO-22). */
export const promoDepositNotices: Partial<Readonly<Record<PromoDepositReason, string>>> = {
  promoActive: 'You are currently enrolled in a Promo.',
};
