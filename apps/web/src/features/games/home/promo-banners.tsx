import { defaultCurrency } from '@magpie/domain/money';
import { bannerPromos, listedPromoTypes } from '@magpie/domain/promos';
import { useLobbyBannersQuery } from '@magpie/gql/lobby';
import { Skeleton } from '@magpie/ui';
import { Suspense, useEffect, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart, paths } from '#shared/navigation/index.ts';
import { askIn, useSession } from '../../session/index.ts';
import { bannerFrame } from './banner-frame.ts';

const loadCarousel = () => import('./banner-carousel.tsx');
const BannerCarousel = lazyPart(loadCarousel, 'BannerCarousel');

/** Fetches the banners' code while the promos are asked for, instead of after it. */
function useEarlyCarousel(): void {
  useEffect(() => {
    // A failure shows where the banners are rendered, which asks for the code again.
    loadCarousel().catch(() => undefined);
  }, []);
}

/**
 * The looping promo banners (PROMO-11). A press opens registerModal for a visitor and '/promotions' for a member
 * (PROMO-12). Without promos, or when they cannot be loaded, nothing stands here: the games are what the page is for.
 */
export function PromoBanners(): JSX.Element | null {
  const { account } = useSession();
  const navigate = useNavigate();
  useEarlyCarousel();
  const currency = account?.activeCurrency.code ?? defaultCurrency;
  const { data, error } = useLobbyBannersQuery({
    variables: {
      // What the list holds to which a banner leads.
      filter: { active: { eq: true }, type: { in: [...listedPromoTypes] }, currency: { eq: currency } },
    },
  });
  const offers = data?.promos.edges.map(({ node }) => node) ?? [];
  const promos = bannerPromos(offers, { signedIn: account !== null });
  const open = (): void => {
    if (account) void navigate(paths.promotions);
    else askIn('registerModal', paths.promotions);
  };
  const coming = <Skeleton {...bannerFrame} display="block" borderRadius="wing" />;
  if (!data && !error) return coming;
  if (promos.length === 0) return null;
  return (
    <Suspense fallback={coming}>
      <BannerCarousel promos={promos} signedIn={account !== null} onOpen={open} />
    </Suspense>
  );
}
