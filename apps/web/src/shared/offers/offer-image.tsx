import { chakra } from '@chakra-ui/react';
import type { JSX } from 'react';

export interface OfferImageProps {
  readonly image: string;
  /** The picture is a banner, whose left side is calm: its right side shows where it is cut. */
  readonly banner: boolean;
  readonly htmlWidth: number;
  readonly htmlHeight: number;
  readonly dimmed?: boolean;
}

/** The picture of an offer, whose name stands beside it; where it stands says how it is cut. */
export function OfferImage({ image, banner, dimmed = false, ...size }: OfferImageProps): JSX.Element {
  return (
    <chakra.img
      src={image}
      alt=""
      {...size}
      loading="lazy"
      objectPosition={banner ? '90% 50%' : '50% 50%'}
      filter={dimmed ? 'grayscale(.9) brightness(.5)' : undefined}
    />
  );
}

interface Pictures {
  readonly mainBannerImage: string;
  readonly subBannerImage?: string | null;
}

/** The picture of its own that a promo has, or else its banner. */
export const artOf = ({ subBannerImage, mainBannerImage }: Pictures) => ({
  image: subBannerImage ?? mainBannerImage,
  banner: subBannerImage === null,
});
