import { listedPromos } from './availability.ts';
import type { PromoRequirements } from './availability.ts';
import { ordinalFits } from './deposit-ordinal.ts';
import type { DepositOrdinalTrigger } from './deposit-ordinal.ts';

export interface BannerPromo extends PromoRequirements {
  /** Null for a promo that no deposit starts. */
  readonly depositOrdinalTrigger: DepositOrdinalTrigger | null;
}

/** Decides which banners a member sees; null while not known, which hides none (PROMO-14). */
export interface BannerMember {
  readonly level: number | null;
  /** Number of the next deposit. */
  readonly nextDeposit: number | null;
}

const mostBanners = 6;

/** The next deposit of a visitor who has not signed up. */
const firstDeposit = 1;

function isInReach({ depositOrdinalTrigger: trigger }: BannerPromo, nextDeposit: number | null): boolean {
  return trigger === null || nextDeposit === null || ordinalFits(trigger, nextDeposit);
}

/** What a visitor can get soon: nothing that needs a level or a later deposit than the first; welcome promos first. */
function forVisitors<Promo extends BannerPromo>(promos: readonly Promo[]): Promo[] {
  const had = promos.filter((promo) => promo.levelRequirement === 0 && isInReach(promo, firstDeposit));
  const isWelcome = ({ depositOrdinalTrigger }: Promo) => depositOrdinalTrigger === 'FIRST';
  return [...had.filter(isWelcome), ...had.filter((promo) => !isWelcome(promo))];
}

/** The promos on the banners of the home page: only those this person can get. @param member null for a visitor */
export function bannerPromos<Promo extends BannerPromo>(
  promos: readonly Promo[],
  member: BannerMember | null,
): Promo[] {
  const had = member
    ? listedPromos(promos, member.level).filter((promo) => isInReach(promo, member.nextDeposit))
    : forVisitors(promos);
  return had.slice(0, mostBanners);
}
