import { chakra } from '@chakra-ui/react';
import { Heading, Skeleton } from '@magpie/ui';
import { RichText } from '@magpie/ui/rich-text';
import type { JSX, ReactNode } from 'react';
import { SideBySide } from '../page/index.ts';
import { usePageTitle } from '../site/index.ts';

const Page = chakra('article', { base: { display: 'grid', gap: '6' } });
const Banner = chakra('img', {
  base: {
    width: 'full',
    height: 'auto',
    aspectRatio: { base: '16 / 9', md: '16 / 6' },
    objectFit: 'cover',
    objectPosition: '78% 50%',
    borderRadius: 'wing',
    bg: 'bg.muted',
  },
});
const Hero = chakra('header', { base: { position: 'relative', display: 'grid', gap: '4' } });
/** On the calm side of the banner where it is wide enough, below it otherwise. */
const Head = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'center',
    gap: '3',
    position: { md: 'absolute' },
    top: { md: '0' },
    bottom: { md: '0' },
    insetStart: { md: '0' },
    width: { md: '47%' },
    ps: { md: '8', xl: '11' },
    color: { md: 'bone.100' },
  },
});
const Tags = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });
const Columns = chakra(SideBySide, {
  base: {
    gridTemplateColumns: { lg: 'minmax(0, 1fr) {sizes.80}' },
    gap: { base: '6', lg: '10' },
  },
});
const Text = chakra('div', { base: { display: 'grid', gap: '8', maxW: 'prose' } });
const Aside = chakra('div', {
  base: { layerStyle: 'card', p: '5', display: 'grid', gap: '4', order: { lg: '1' } },
});

export interface OfferDetailProps {
  readonly title: string;
  readonly image: string;
  readonly description: string;
  readonly tag?: ReactNode;
  readonly children?: ReactNode;
  /** Facts and actions, beside the text or before it. */
  readonly aside: ReactNode;
}

/** The page of one offer: banner, name, what it says, and beside it the facts and what can be done. */
export function OfferDetail(props: OfferDetailProps): JSX.Element {
  const { title, image, description, tag, children, aside } = props;
  usePageTitle(title);
  return (
    <Page>
      <Hero>
        <Banner src={image} alt="" htmlWidth={1600} htmlHeight={600} />
        <Head>
          {tag !== undefined && <Tags>{tag}</Tags>}
          <Heading level={1} size="display.lg">
            {title}
          </Heading>
        </Head>
      </Hero>
      <Columns>
        {/* Before the text, as on a phone: a page that comes in parts would move it otherwise. */}
        <Aside>{aside}</Aside>
        <Text>
          <RichText html={description} />
          {children}
        </Text>
      </Columns>
    </Page>
  );
}

export function OfferDetailSkeleton(): JSX.Element {
  return (
    <Page as="div" role="status" aria-label="Loading">
      <Skeleton display="block" aspectRatio={{ base: '16 / 9', md: '16 / 6' }} borderRadius="wing" />
      <Skeleton height="11" width="50%" display={{ base: 'block', md: 'none' }} />
      <Columns>
        <Skeleton display="block" height="80" borderRadius="lg" order={{ lg: '1' }} />
        <Skeleton height="20" />
      </Columns>
    </Page>
  );
}
