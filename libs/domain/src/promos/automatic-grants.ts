import { decideGrant } from './decide-grant.ts';
import type { GrantedPromo } from './decide-grant.ts';

export interface AutomaticPromo extends GrantedPromo {
  readonly currency: string;
}

/**
 * The promo that a sign-up awards, or null (PROMO-51): the first one of the new member's currency. One of another currency
 * would lie where they do not look, run out unplayed, and bar the offers of their own currency as their active promo.
 */
export function signUpGrant<Promo extends AutomaticPromo>(
  promos: readonly Promo[],
  { level, currency }: { readonly level: number; readonly currency: string },
): Promo | null {
  const own = promos.filter((promo) => promo.type === 'REGISTRATION' && promo.currency === currency);
  return own.find((promo) => decideGrant(promo, level).allowed) ?? null;
}

/** The promos that the first login of a day gives as bonuses, those of the member's currency (PROMO-51). */
export function loginGrants<Promo extends AutomaticPromo>(
  promos: readonly Promo[],
  { level, currency }: { readonly level: number; readonly currency: string },
): Promo[] {
  const own = promos.filter((promo) => promo.type === 'LOGIN' && promo.currency === currency);
  return own.filter((promo) => decideGrant(promo, level).allowed);
}
