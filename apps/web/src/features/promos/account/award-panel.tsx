import { chakra } from '@chakra-ui/react';
import { Card, Heading } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { DetailsLink } from './details-link.tsx';

const Head = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** Props of {@link AwardPanel}. */
export interface AwardPanelProps {
  readonly promo: { readonly id: string; readonly name: string };
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
        <Heading level={3} size="heading.sm">
          {promo.name}
        </Heading>
        {tag}
      </Head>
      {children}
      <Buttons>
        {cancel}
        <DetailsLink promo={promo.id} name={promo.name} />
      </Buttons>
    </Card>
  );
}
