import type { ReasonTable } from '../decision/index.ts';

export type PromoTermsReason = 'ended' | 'levelTooLow' | 'noUses';

export interface PromoTermsDetails {
  readonly level: number;
}

/** In the order of the checks (PROMO-13, PROMO-16, PROMO-17). */
export const promoTermsReasons = {
  ended: { code: 'CONFLICT', text: () => 'This promo has ended.' },
  levelTooLow: {
    code: 'CONFLICT',
    text: ({ level }: PromoTermsDetails) => `Reach level ${String(level)} to avail this promo!`,
  },
  noUses: { code: 'CONFLICT', text: () => 'No uses remaining' },
} as const satisfies ReasonTable<PromoTermsReason, PromoTermsDetails>;
