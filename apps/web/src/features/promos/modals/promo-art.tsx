import { chakra } from '@chakra-ui/react';
import type { AwardHead_promoFragment } from '@magpie/gql/promos';
import type { JSX } from 'react';

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
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      // The left side of a banner is calm: its right side shows.
      objectPosition: '80% 50%',
      borderEndEndRadius: '48px',
      bg: 'bg.muted',
    },
  },
});

/** Props of {@link PromoArt}. */
export interface PromoArtProps {
  readonly promo: Pick<AwardHead_promoFragment, 'mainBannerImage' | 'subBannerImage'>;
}

/** The picture of a promo over what a dialog says of it. */
export function PromoArt({ promo }: PromoArtProps): JSX.Element {
  return (
    <Art>
      <img src={promo.subBannerImage ?? promo.mainBannerImage} alt="" width={800} height={600} />
    </Art>
  );
}
