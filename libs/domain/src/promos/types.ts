/** Types of the promos that a deposit starts (2 §4). */
export const depositPromoTypes = ['DEPOSIT', 'DEPOSIT_AND_PLAY'] as const;

/** What a member has to do for a promo, in the spelling of the contract (PROMO-35). */
export const promoTypes = [
  'CONSUMABLE',
  'DEPOSIT',
  'DEPOSIT_AND_PLAY',
  'FREE_SPIN',
  'LOGIN',
  'REGISTRATION',
] as const;

/** A type of promo. */
export type PromoType = (typeof promoTypes)[number];

const bare = (text: string) => text.replaceAll('_', '').toUpperCase();

/**
 * Reads a promo type in the contract's spelling or one of the older ones, such as 'FreeSpin', 'Deposit' and 'Consumable'
 * (PROMO-35).
 *
 * @returns null for any other text
 */
export function normalisePromoType(text: string): PromoType | null {
  return promoTypes.find((type) => bare(type) === bare(text)) ?? null;
}
