import { chakra } from '@chakra-ui/react';
import type { AwardHead_promoFragment } from '@magpie/gql/promos';
import { Card, Heading } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { DetailsLink } from './details-link.tsx';

const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '{sizes.16} minmax(0, 1fr)',
    alignItems: 'center',
    gap: '3.5',
    // The left side of a banner is calm: its right side shows.
    '& > img': {
      boxSize: '16',
      objectFit: 'cover',
      objectPosition: '80% 50%',
      borderRadius: 'wingThumb',
      bg: 'bg.muted',
    },
    '& > div': { display: 'grid', justifyItems: 'start', gap: '1.5' },
  },
});
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** Props of {@link AwardPanel}. */
export interface AwardPanelProps {
  readonly promo: AwardHead_promoFragment;
  readonly tag: JSX.Element;
  /** How to give it up; nothing when it cannot be. */
  readonly cancel?: JSX.Element;
  readonly children: ReactNode;
}

/** One award of a member in the account, with the way to the promo's page. */
export function AwardPanel({ promo, tag, cancel, children }: AwardPanelProps): JSX.Element {
  return (
    <Card as="article" aria-label={promo.name} padding="md" display="grid" gap="4" mb="4">
      <Head>
        <img src={promo.subBannerImage ?? promo.mainBannerImage} alt="" width={64} height={64} />
        <div>
          <Heading level={3} size="heading.sm">
            {promo.name}
          </Heading>
          {tag}
        </div>
      </Head>
      {children}
      <Buttons>
        {cancel}
        <DetailsLink promo={promo.id} name={promo.name} />
      </Buttons>
    </Card>
  );
}
