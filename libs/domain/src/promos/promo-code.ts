/** What codes are looked up by, however they are typed. */
export const promoCodeKey = (code: string): string => code.trim().toLowerCase();

export const isSamePromoCode = (one: string, other: string): boolean =>
  promoCodeKey(one) === promoCodeKey(other);
