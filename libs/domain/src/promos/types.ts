/** Types that a deposit starts, by itself or together with later play. */
export const depositPromoTypes = ['DEPOSIT', 'DEPOSIT_AND_PLAY'] as const;

/** Types in the list of promos; others are awarded automatically (PROMO-26). */
export const listedPromoTypes = [...depositPromoTypes, 'FREE_SPIN'] as const;

/** As spelled in the contract (PROMO-35). */
export const promoTypes = [
  'CONSUMABLE',
  'DEPOSIT',
  'DEPOSIT_AND_PLAY',
  'FREE_SPIN',
  'LOGIN',
  'REGISTRATION',
] as const;

export type PromoType = (typeof promoTypes)[number];

export function isDepositPromo(type: PromoType): boolean {
  return depositPromoTypes.some((each) => each === type);
}

/** One that is claimed for its free spins. */
export const isFreeSpinPromo = (type: PromoType): boolean => type === 'FREE_SPIN';

const bare = (text: string) => text.replaceAll('_', '').toUpperCase();

/** Also accepts older spellings, such as 'FreeSpin' and 'Consumable' (PROMO-35); null for any other text. */
export function normalisePromoType(text: string): PromoType | null {
  return promoTypes.find((type) => bare(type) === bare(text)) ?? null;
}
