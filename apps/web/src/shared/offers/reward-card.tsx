import { chakra } from '@chakra-ui/react';
import { Card, Heading } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { OfferImage } from './offer-image.tsx';

const Frame = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: '{sizes.22} minmax(0, 1fr)',
    // What is in the middle takes the room that is left, so that the buttons of a row stand in a line.
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    gap: '3.5',
    height: 'full',
    p: '3.5',
    '& > img': {
      boxSize: '22',
      objectFit: 'cover',
      borderRadius: 'wingThumb',
      bg: 'bg.muted',
    },
  },
});
const Whole = chakra('div', {
  base: { gridColumn: '1 / -1', alignSelf: 'start', display: 'grid', gap: '3' },
});
const Buttons = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    alignSelf: 'end',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > *': { flex: '1 1 {sizes.30}' },
    // Three stand in one line as well, as wide as their words.
    '&:has(> * + * + *) > *': { flexBasis: 'auto', px: '3' },
  },
});

export interface RewardCardProps {
  readonly title: string;
  readonly level?: 3 | 4;
  /** Also an element of its own, the size of which the card sets. */
  readonly image: string | JSX.Element;
  /** Whether the picture is a banner. */
  readonly banner?: boolean;
  readonly gain: string;
  /** Whether what is gained is money. */
  readonly money: boolean;
  /** Whether nothing is gained so far. */
  readonly none?: boolean;
  readonly tag: JSX.Element;
  readonly children?: ReactNode;
  readonly buttons: ReactNode;
}

/** The card of something that is the member's own already: a small picture, what it gives, and what can be done. */
export function RewardCard(props: RewardCardProps): JSX.Element {
  const {
    title,
    level = 3,
    image,
    banner = false,
    gain,
    money,
    none = false,
    tag,
    children,
    buttons,
  } = props;
  const tone = none ? 'fg.subtle' : money ? 'fg.money' : 'fg';
  return (
    <Frame as="article" aria-label={title}>
      {typeof image === 'string' ? (
        <OfferImage image={image} banner={banner} htmlWidth={88} htmlHeight={88} />
      ) : (
        image
      )}
      <chakra.div display="grid" justifyItems="start">
        <Heading level={level} size="heading.sm">
          {title}
        </Heading>
        <chakra.p textStyle={money ? 'money.md' : 'label'} whiteSpace="normal" color={tone}>
          {gain}
        </chakra.p>
        <chakra.div mt="1.5">{tag}</chakra.div>
      </chakra.div>
      {children !== undefined && <Whole>{children}</Whole>}
      <Buttons>{buttons}</Buttons>
    </Frame>
  );
}
