/** Content width in px up to which a list of cards keeps one column; bounds included, and above it has two (PROMO-45). */
export const oneColumnUpTo = { promos: 760, cashbacks: 770 } as const;
