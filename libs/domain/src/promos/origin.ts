import type { PromoType } from './types.ts';

const toActivate = 'You find it under My Bonuses, where you activate it.';

const origins: Readonly<Partial<Record<PromoType, string>>> = {
  CONSUMABLE: `It is given to you by us. ${toActivate}`,
  LOGIN: `Your first login of a day brings it. ${toActivate}`,
  REGISTRATION: 'Signing up brings it, and it is active at once.',
};

/** How members get a promo that is awarded automatically (PROMO-51); null for others, which have a button. */
export function originText(type: PromoType): string | null {
  return origins[type] ?? null;
}
