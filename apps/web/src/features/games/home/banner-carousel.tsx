import { chakra } from '@chakra-ui/react';
import type { PromoBanner_promoFragment } from '@magpie/gql/lobby';
import { Button, Carousel, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { firstLineOf } from '#shared/rich-text/index.ts';
import { bannerFrame } from './banner-frame.ts';

/** Time a banner stays before the next one, in ms (PROMO-11). */
export const bannerInterval = 3000;

const Slide = chakra('article', { base: { ...bannerFrame, bg: 'gum.800', color: 'bone.100' } });
const Art = chakra('picture', {
  base: {
    position: { base: 'relative', md: 'absolute' },
    inset: { md: '0' },
    aspectRatio: { base: '4 / 3', md: 'auto' },
    '& img': { boxSize: 'full', objectFit: 'cover' },
  },
});
const Copy = chakra('div', {
  base: {
    position: 'relative',
    alignSelf: { md: 'center' },
    width: { md: '47%' },
    px: { base: '5', md: '0' },
    ps: { md: '8', xl: '11' },
    pt: { base: '4.5', md: '0' },
    pb: '14',
    display: 'grid',
    alignContent: 'start',
    gap: { base: '2.5', md: '1.5', lg: '3.5' },
  },
});
const Action = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '2.5',
    columnGap: '4',
    mt: '1.5',
  },
});
const Terms = chakra('button', {
  base: { textDecoration: 'underline', minH: '6' },
});

interface BannerProps {
  readonly promo: PromoBanner_promoFragment;
  readonly first: boolean;
  readonly signedIn: boolean;
  readonly onOpen: () => void;
}

function Banner({ promo, first, signedIn, onOpen }: BannerProps): JSX.Element {
  const line = firstLineOf(promo.description);
  return (
    <Slide aria-label={promo.name} onClick={onOpen} cursor="pointer">
      <Art>
        {promo.subBannerImage !== null && (
          <source media="(max-width: 767.98px)" srcSet={promo.subBannerImage} />
        )}
        <img
          src={promo.mainBannerImage}
          alt=""
          width={1600}
          height={600}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      </Art>
      <Copy>
        <chakra.h2
          textStyle="display.xl"
          fontSize={{ md: 'banner', xl: 'bannerWide' }}
          lineHeight={{ md: 'banner', xl: 'bannerWide' }}
        >
          {promo.name}
        </chakra.h2>
        {line !== '' && (
          <Text size="body.lg" color="onArt" lineClamp="2">
            {line}
          </Text>
        )}
        <Action>
          <Button size="lg" bg="bone.100" color="ink.950" _hover={{ bg: 'bone.0' }}>
            {signedIn ? 'See the offer' : 'Sign up and claim'}
          </Button>
          <Text as="span" size="caption" color="onArt">
            18+.{' '}
            <Terms
              type="button"
              onClick={(event) => {
                event.stopPropagation();
                modals.open('supportModal', { page: 'terms-and-conditions' });
              }}
            >
              Terms
            </Terms>{' '}
            apply.
          </Text>
        </Action>
      </Copy>
    </Slide>
  );
}

export interface BannerCarouselProps {
  readonly promos: readonly PromoBanner_promoFragment[];
  readonly signedIn: boolean;
  readonly onOpen: () => void;
}

/** The promos as a loop of banners (PROMO-11). Fetched apart from the lobby, while its promos are asked for. */
export function BannerCarousel({ promos, signedIn, onOpen }: BannerCarouselProps): JSX.Element {
  const slides = promos.map((promo, index) => ({
    id: promo.id,
    content: <Banner promo={promo} first={index === 0} signedIn={signedIn} onOpen={onOpen} />,
  }));
  return <Carousel label="Promotions" slides={slides} interval={bannerInterval} />;
}
