export interface AwardNames {
  readonly name: string;
  /** The promo whose terms hold, where that is called something else; otherwise null. */
  readonly promo: string | null;
}

/** What a member's promo is called: one that was a bonus before is known by the name of that bonus. */
export function awardNames(award: {
  readonly bonusName: string | null;
  readonly promo: { readonly name: string };
}): AwardNames {
  const { bonusName, promo } = award;
  if (bonusName === null || bonusName === promo.name) return { name: promo.name, promo: null };
  return { name: bonusName, promo: promo.name };
}
