/** Content width in px up to and including which a list of cards has one column; above it, two (PROMO-45). */
export const oneColumnUpTo = { promos: 760, cashbacks: 770 } as const;
