import { chakra } from '@chakra-ui/react';
import type { PromoBanner_promoFragment } from '@magpie/gql/lobby';
import { Button, Carousel, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { modals, useOpenModals } from '#shared/modals/index.ts';
import { firstLineOf } from '#shared/rich-text/index.ts';
import { bannerFrame } from './banner-frame.ts';

/** Time a banner stays before the next one, in ms (PROMO-11). */
export const bannerInterval = 3000;

const Slide = chakra('article', {
  base: { ...bannerFrame, overflow: 'hidden', bg: 'ink.800', color: 'bone.100' },
});
/** Where a picture ends before its banner does, it runs out into the ground that both lie on. */
const fading = ['to right, transparent, #000 24%', 'to top, transparent, #000 16%, #000 84%, transparent']
  .map((stops) => `linear-gradient(${stops})`)
  .join(',');
const Art = chakra('picture', {
  base: {
    position: 'absolute',
    insetEnd: { base: '-6', md: '0' },
    top: { base: '4', md: '0' },
    width: { base: '52%', md: 'auto' },
    maxW: { base: '60', md: 'none' },
    height: { md: 'full' },
    maskImage: { base: fading, md: 'none' },
    maskComposite: 'intersect',
    '& img': { width: { base: 'full', md: 'auto' }, height: { base: 'auto', md: 'full' }, maxW: 'none' },
  },
});
const Copy = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: { base: '1', md: '1.5', xl: '3' },
    width: { base: '60%', md: '50%' },
    height: 'full',
    ps: { base: '4', md: '8', xl: '11' },
    pb: { base: '3', md: '0' },
  },
});
const Action = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '1',
    columnGap: '4',
    mt: '1',
  },
});
const Terms = chakra('button', { base: { textDecoration: 'underline', minH: '6', minW: '6' } });

interface BannerProps {
  readonly promo: PromoBanner_promoFragment;
  readonly first: boolean;
  readonly signedIn: boolean;
  readonly onOpen: () => void;
}

function Banner({ promo, first, signedIn, onOpen }: BannerProps): JSX.Element {
  const line = firstLineOf(promo.description);
  return (
    <Slide
      aria-label={promo.name}
      onClick={onOpen}
      cursor="pointer"
      style={promo.bannerTone === null ? undefined : { background: promo.bannerTone }}
    >
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
          textStyle="display.md"
          fontSize={{ base: 'bannerLow', md: 'bannerMid', xl: 'banner' }}
          lineHeight={{ base: 'bannerLow', md: 'bannerMid', xl: 'banner' }}
        >
          {promo.name}
        </chakra.h2>
        {line !== '' && (
          <Text
            textStyle={{ base: 'body.sm', md: 'body.md', xl: 'body.lg' }}
            color="onArt"
            lineClamp={{ base: '4', md: '3' }}
            // Smaller rather than cut: the last word can be the amount.
            css={{ '@media (max-width: 375.98px)': { fontSize: 'caption', lineHeight: 'caption' } }}
          >
            {line}
          </Text>
        )}
        <Action>
          <Button size="md" bg="bone.100" color="ink.950" _hover={{ bg: 'bone.0' }}>
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
  const covered = useOpenModals().length > 0;
  return <Carousel label="Promotions" slides={slides} interval={bannerInterval} held={covered} />;
}
