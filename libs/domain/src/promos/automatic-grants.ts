import { decideGrant } from './decide-grant.ts';
import type { GrantedPromo } from './decide-grant.ts';

export interface AutomaticPromo extends GrantedPromo {
  readonly currency: string;
}

/** The first of the new member's currency (PROMO-51); null without one. */
export function signUpGrant<Promo extends AutomaticPromo>(
  promos: readonly Promo[],
  { level, currency }: { readonly level: number; readonly currency: string },
): Promo | null {
  const open = promos.filter((promo) => promo.type === 'REGISTRATION' && decideGrant(promo, level).allowed);
  return open.find((promo) => promo.currency === currency) ?? open[0] ?? null;
}

/** The promos that the first login of a day gives as bonuses (PROMO-51). */
export function loginGrants<Promo extends AutomaticPromo>(promos: readonly Promo[], level: number): Promo[] {
  return promos.filter((promo) => promo.type === 'LOGIN' && decideGrant(promo, level).allowed);
}
