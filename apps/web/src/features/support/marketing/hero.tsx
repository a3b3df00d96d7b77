import { chakra } from '@chakra-ui/react';
import { Heading, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { wideColumns } from '#shared/page/index.ts';
import type { MarketingKey } from '../text/keys.ts';
import type { ShownText } from '../text/use-text.ts';
import { CallToAction, SmallPrint } from './call-to-action.tsx';

const Ground = chakra('header', {
  base: {
    layerStyle: 'card',
    borderRadius: 'wing',
    overflow: 'hidden',
    ...wideColumns('minmax(0, 1fr) 42%'),
    '& > div': {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'start',
      gap: '5',
      p: { base: '5', md: '8', xl: '12' },
    },
    '& > img': {
      width: 'full',
      height: { base: '45', sm: '60', lg: 'full' },
      maxH: 'picture',
      objectFit: 'cover',
      order: { lg: '1' },
    },
    _print: { '& > img': { display: 'none' } },
  },
});

export interface HeroProps extends Pick<ShownText, 'title' | 'description' | 'art'> {
  readonly page: MarketingKey;
}

/** How a marketing page begins: what it is about, the step that follows, and a picture. */
export function Hero({ page, title, description, art }: HeroProps): JSX.Element {
  return (
    <Ground>
      {art && <img src={art.file} alt={art.shows} width={800} height={600} />}
      <div>
        <Heading level={1} size="display.xl">
          {title}
        </Heading>
        <Text size="body.lg" tone="muted" maxW="lead">
          {description}
        </Text>
        <CallToAction page={page} />
        <SmallPrint />
      </div>
    </Ground>
  );
}
