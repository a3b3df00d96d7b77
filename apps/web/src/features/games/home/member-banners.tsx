import { bannerPromos } from '@magpie/domain/promos';
import { useMemberLevelQuery } from '@magpie/gql/levels';
import type { PromoBanner_promoFragment } from '@magpie/gql/lobby';
import { useNextDepositQuery } from '@magpie/gql/payments';
import type { JSX, ReactNode } from 'react';
import { freshAfter } from '#shared/apollo/index.ts';
import { BannerCarousel } from './banner-carousel.tsx';

export interface MemberBannersProps {
  readonly memberId: string;
  readonly offers: readonly PromoBanner_promoFragment[];
  readonly onOpen: () => void;
  /** Stands here until it is known what the member can have. */
  readonly coming: ReactNode;
}

/** The banners of the offers that a member can have, by level and next deposit. */
export function MemberBanners({ memberId, offers, onOpen, coming }: MemberBannersProps): JSX.Element | null {
  const level = useMemberLevelQuery({
    variables: { member: memberId },
    context: freshAfter('GAP', 'LEVEL'),
  });
  const next = useNextDepositQuery({ context: freshAfter('GAP', 'PAYMENT') });
  if ([level, next].some(({ data, error }) => !data && !error)) return <>{coming}</>;
  const promos = bannerPromos(offers, {
    level: level.data?.memberLevel.level ?? null,
    nextDeposit: next.data?.me.nextDepositOrdinal ?? null,
  });
  return promos.length === 0 ? null : <BannerCarousel promos={promos} signedIn onOpen={onOpen} />;
}
