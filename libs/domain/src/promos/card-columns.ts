/** Content width in px up to which a list of cards keeps one column; bounds included (PROMO-45). */
export const oneColumnUpTo = { promos: 760, cashbacks: 770 } as const;

/** @param width of the content, in px */
export function cardColumns(list: keyof typeof oneColumnUpTo, width: number): 1 | 2 {
  return width <= oneColumnUpTo[list] ? 1 : 2;
}
