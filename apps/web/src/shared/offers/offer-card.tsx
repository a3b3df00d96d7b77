import { chakra } from '@chakra-ui/react';
import { Card, Heading, Text } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { OfferImage } from './offer-image.tsx';

/** Where it lies down: in one wide column, and alone in the last row of two. */
const lying = '@container (min-width: 518px) and (max-width: 760px)';
/** Cashbacks have one column for a little longer. */
const stillLying = '@container (min-width: 760.02px) and (max-width: 770px)';
const twoColumns = '@container (min-width: 770.02px)';
const alone = 'li:last-of-type:nth-of-type(odd) >';

const Frame = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    overflow: 'hidden',
    [lying]: { flexDirection: 'row' },
    [stillLying]: { '[data-list=cashbacks] &': { flexDirection: 'row' } },
    [twoColumns]: { [`${alone} &`]: { flexDirection: 'row' } },
  },
});
// As high as its column it would show a slice of its middle.
const lyingArt = { width: '40%', aspectRatio: '4 / 3', alignSelf: 'flex-start' };
const Art = chakra('div', {
  base: {
    position: 'relative',
    flex: 'none',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    bg: 'bg.muted',
    borderEndEndRadius: 'wingCorner',
    '& > img': { position: 'absolute', inset: '0', boxSize: 'full', objectFit: 'cover' },
    '& > [data-part=tags]': { position: 'absolute', top: '3', insetStart: '3', display: 'flex', gap: '1.5' },
    '@container (min-width: 518px)': { aspectRatio: '3 / 2' },
    [lying]: lyingArt,
    [stillLying]: { '[data-list=cashbacks] &': lyingArt },
    [twoColumns]: { [`${alone} article > &`]: lyingArt },
  },
});
const Body = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: '5',
    pt: '4.5',
  },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: 'auto',
    pt: '1',
    '& > *': { flex: '1 1 {sizes.30}' },
  },
});

export interface OfferCardProps {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly image: string;
  /** The picture is a banner, whose left side is calm: its right side shows. */
  readonly banner?: boolean;
  readonly tag?: ReactNode;
  readonly text?: string;
  /** Whether the picture steps back, since the offer cannot be taken. */
  readonly dimmed?: boolean;
  /** Facts, meters and notes. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** The card of a promo or a cashback: art with the wing, title, line, facts, and what can be done. */
export function OfferCard({
  title,
  level = 3,
  image,
  banner = false,
  tag,
  text,
  dimmed = false,
  children,
  actions,
}: OfferCardProps): JSX.Element {
  return (
    <Frame as="article" aria-label={title}>
      <Art>
        <OfferImage image={image} banner={banner} htmlWidth={800} htmlHeight={600} dimmed={dimmed} />
        {tag !== undefined && <div data-part="tags">{tag}</div>}
      </Art>
      <Body>
        <Heading level={level} size="heading.md">
          {title}
        </Heading>
        {text !== undefined && text !== '' && (
          <Text size="body.sm" tone="muted">
            {text}
          </Text>
        )}
        {children}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Body>
    </Frame>
  );
}
