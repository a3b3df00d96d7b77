import { chakra } from '@chakra-ui/react';
import { Heading, Skeleton, Text } from '@magpie/ui';
import { RichText } from '@magpie/ui/rich-text';
import type { JSX, ReactNode } from 'react';
import { SideBySide } from '../page/index.ts';
import { usePageTitle } from '../site/index.ts';
import { onDark } from './on-dark.ts';

const Page = chakra('article', { base: { display: 'grid', gap: '6' } });
const Hero = chakra('header', {
  base: {
    ...onDark,
    position: 'relative',
    display: 'grid',
    minH: { base: 'bannerMid', md: '0' },
    aspectRatio: { md: '16 / 6' },
    borderRadius: 'wing',
    overflow: 'hidden',
    bg: 'ink.800',
  },
});
const Banner = chakra('img', {
  base: {
    position: 'absolute',
    inset: '0',
    boxSize: 'full',
    objectFit: 'cover',
    objectPosition: { base: '54%', md: '78% 50%' },
    // On a phone the words reach into the picture.
    maskImage: { base: 'linear-gradient(to right, rgb(0 0 0 / .16) 54%, #000 88%)', md: 'none' },
  },
});
/** On the calm side of the banner. */
const Head = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'center',
    gap: { base: '2.5', md: '3' },
    width: { base: '58%', md: '47%' },
    py: '5',
    ps: { base: '4', md: '8', xl: '11' },
  },
});
const Action = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: '2', columnGap: '4' },
});
const Tags = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });
const Columns = chakra(SideBySide, {
  base: {
    gridTemplateColumns: { lg: 'minmax(0, 1fr) {sizes.80}' },
    gap: { base: '6', lg: '10' },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '8', maxW: 'prose' } });
const Aside = chakra('div', {
  base: { layerStyle: 'card', p: '5', display: 'grid', gap: '4', order: { lg: '1' } },
});

export interface OfferDetailProps {
  readonly title: string;
  readonly image: string;
  readonly description: string;
  readonly tag?: ReactNode;
  /** What it gives, in a line. */
  readonly line?: string | null;
  /** The main thing that can be done with it, and what bars it. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  /** Facts and other actions, beside the text or before it. */
  readonly aside: ReactNode;
}

/** The page of one offer: name, line and main press on its banner, what it says, and beside it the facts. */
export function OfferDetail(props: OfferDetailProps): JSX.Element {
  const { title, image, description, tag, line, action, children, aside } = props;
  usePageTitle(title);
  return (
    <Page>
      <Hero>
        <Banner src={image} alt="" htmlWidth={1600} htmlHeight={600} />
        <Head>
          {tag !== undefined && <Tags>{tag}</Tags>}
          <Heading
            level={1}
            size="display.lg"
            fontSize={{ base: 'bannerLow', md: 'bannerMid', xl: 'total' }}
            lineHeight={{ base: 'bannerLow', md: 'bannerMid', xl: 'banner' }}
          >
            {title}
          </Heading>
          {line != null && (
            <Text textStyle={{ base: 'body.sm', xl: 'body.lg' }} color="onArt">
              {line}
            </Text>
          )}
          {action !== undefined && <Action>{action}</Action>}
        </Head>
      </Hero>
      <Columns>
        {/* Before the text, as on a phone: a page that comes in parts would move it otherwise. */}
        <Aside>{aside}</Aside>
        <Words>
          <RichText html={description} />
          {children}
        </Words>
      </Columns>
    </Page>
  );
}

export function OfferDetailSkeleton(): JSX.Element {
  return (
    <Page as="div" role="status" aria-label="Loading" minH="screen">
      <Skeleton
        display="block"
        minH={{ base: 'bannerMid', md: '0' }}
        aspectRatio={{ md: '16 / 6' }}
        borderRadius="wing"
      />
      <Columns>
        <Skeleton display="block" height="80" borderRadius="lg" order={{ lg: '1' }} />
        <Skeleton height="20" />
      </Columns>
    </Page>
  );
}
