import { chakra } from '@chakra-ui/react';
import { awardNames } from '@magpie/domain/promos';
import type { AwardHead_promoFragment } from '@magpie/gql/promos';
import { Card, Heading, Text } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { artOf, OfferImage } from '#shared/offers/index.ts';
import { DetailsLink } from './details-link.tsx';

const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '{sizes.16} minmax(0, 1fr)',
    alignItems: 'center',
    gap: '3.5',
    '& > img': {
      boxSize: '16',
      objectFit: 'cover',
      borderRadius: 'wingThumb',
      bg: 'bg.muted',
    },
    '& > div': { display: 'grid', justifyItems: 'start', gap: '1.5' },
  },
});
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

export interface AwardPanelProps {
  readonly promo: AwardHead_promoFragment;
  readonly bonusName?: string | null;
  readonly tag: JSX.Element;
  /** How to give it up; nothing when it cannot be. */
  readonly cancel?: JSX.Element;
  readonly children: ReactNode;
}

/** One award of a member in the account, with the way to the promo's page. */
export function AwardPanel({ promo, bonusName = null, tag, cancel, children }: AwardPanelProps): JSX.Element {
  const names = awardNames({ bonusName, promo });
  return (
    <Card as="article" aria-label={names.name} padding="md" display="grid" gap="4" mb="4">
      <Head>
        <OfferImage {...artOf(promo)} htmlWidth={64} htmlHeight={64} />
        <div>
          <Heading level={3} size="heading.sm">
            {names.name}
          </Heading>
          {names.promo !== null && (
            <Text size="caption" tone="subtle">
              {names.promo}
            </Text>
          )}
          {tag}
        </div>
      </Head>
      {children}
      <Buttons>
        {cancel}
        <DetailsLink promo={promo} name={names.name} {...(!cancel && { variant: 'outline' })} />
      </Buttons>
    </Card>
  );
}
