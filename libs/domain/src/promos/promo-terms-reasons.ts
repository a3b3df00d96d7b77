import type { ReasonTable } from '../decision/index.ts';

/** Why a promo is not open to a member. */
export type PromoTermsReason = 'ended' | 'levelTooLow' | 'noUses';

/** What the sentences need. */
export interface PromoTermsDetails {
  /** Level that the promo asks for. */
  readonly level: number;
}

/** What is said of a promo that is not open to a member, in the order of the checks (PROMO-13, PROMO-16, PROMO-17). */
export const promoTermsReasons = {
  ended: { code: 'CONFLICT', text: () => 'This promo has ended.' },
  levelTooLow: {
    code: 'CONFLICT',
    text: ({ level }: PromoTermsDetails) => `Reach level ${String(level)} to avail this promo!`,
  },
  noUses: { code: 'CONFLICT', text: () => 'No uses remaining' },
} as const satisfies ReasonTable<PromoTermsReason, PromoTermsDetails>;
