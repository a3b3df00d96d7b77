import { chakra } from '@chakra-ui/react';
import type { AwardHead_promoFragment } from '@magpie/gql/promos';
import type { JSX } from 'react';
import { artOf, OfferImage } from '#shared/offers/index.ts';

/** As wide as the dialog, from its head on. */
const Art = chakra('div', {
  base: {
    mx: { base: '-5', md: '-6' },
    mt: { base: '-5', md: '-6' },
    mb: '5',
    '& > img': {
      display: 'block',
      width: 'full',
      height: 'auto',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      borderEndEndRadius: 'wingCorner',
      bg: 'bg.muted',
    },
  },
});

export interface PromoArtProps {
  readonly promo: Pick<AwardHead_promoFragment, 'mainBannerImage' | 'subBannerImage'>;
}

/** The picture of a promo over what a dialog says of it. */
export function PromoArt({ promo }: PromoArtProps): JSX.Element {
  return (
    <Art>
      <OfferImage {...artOf(promo)} htmlWidth={800} htmlHeight={600} />
    </Art>
  );
}
