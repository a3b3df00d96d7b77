import { defaultCurrency } from '@magpie/domain/money';
import { bannerPromos } from '@magpie/domain/promos';
import { useLobbyBannersQuery } from '@magpie/gql/lobby';
import { Skeleton } from '@magpie/ui';
import { Suspense, useDeferredValue, useEffect, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart, paths } from '#shared/navigation/index.ts';
import { askIn, useSession } from '../../session/index.ts';
import { bannerFrame } from './banner-frame.ts';
import { bannersVariables } from './banners-variables.ts';

const loadCarousel = () => import('./banner-carousel.tsx');
const loadMemberBanners = () => import('./member-banners.tsx');
const BannerCarousel = lazyPart(loadCarousel, 'BannerCarousel');
const MemberBanners = lazyPart(loadMemberBanners, 'MemberBanners');

/** Fetches the banners' code while the promos are asked for, instead of after it. */
function useEarlyCarousel(member: boolean): void {
  useEffect(() => {
    // A failure shows where the banners are rendered, which asks for the code again.
    (member ? loadMemberBanners() : loadCarousel()).catch(() => undefined);
  }, [member]);
}

/** Lead a visitor to registerModal, a member to '/promotions' (PROMO-11, PROMO-12). Without promos nothing stands here. */
export function PromoBanners(): JSX.Element | null {
  const { account } = useSession();
  const navigate = useNavigate();
  useEarlyCarousel(account !== null);
  const currency = account?.activeCurrency.code ?? defaultCurrency;
  const { data: answer, error } = useLobbyBannersQuery({
    variables: bannersVariables(currency),
  });
  const data = useDeferredValue(answer);
  const offers = data?.promos.edges.map(({ node }) => node) ?? [];
  const open = (): void => {
    if (account) void navigate(paths.promotions);
    else askIn('registerModal', paths.promotions);
  };
  const coming = <Skeleton {...bannerFrame} display="block" borderRadius="wing" />;
  if (!data && !error) return coming;
  if (account && offers.length > 0) {
    return (
      <Suspense fallback={coming}>
        <MemberBanners memberId={account.id} offers={offers} onOpen={open} coming={coming} />
      </Suspense>
    );
  }
  const promos = bannerPromos(offers, null);
  if (promos.length === 0) return null;
  return (
    <Suspense fallback={coming}>
      <BannerCarousel promos={promos} signedIn={false} onOpen={open} />
    </Suspense>
  );
}
