import { listedPromos } from './availability.ts';
import type { PromoOffer } from './availability.ts';

export interface BannerPromo extends PromoOffer {
  readonly depositOrdinalTrigger: string | null;
}

const mostBanners = 6;

/** What a visitor can have soon: no later deposit than the first, and no level. */
function forVisitors<Promo extends BannerPromo>(promos: readonly Promo[]): Promo[] {
  const had = promos.filter(
    ({ levelRequirement, depositOrdinalTrigger: ordinal }) =>
      levelRequirement === 0 && (ordinal === null || ordinal === 'ANY' || ordinal === 'FIRST'),
  );
  const isWelcome = ({ depositOrdinalTrigger }: Promo) => depositOrdinalTrigger === 'FIRST';
  return [...had.filter(isWelcome), ...had.filter((promo) => !isWelcome(promo))];
}

/** The promos on the banners of the home page, of which a visitor sees the welcome offers first. */
export function bannerPromos<Promo extends BannerPromo>(
  promos: readonly Promo[],
  { signedIn }: { readonly signedIn: boolean },
): Promo[] {
  const had = signedIn ? listedPromos(promos, null) : forVisitors(promos);
  return had.slice(0, mostBanners);
}
