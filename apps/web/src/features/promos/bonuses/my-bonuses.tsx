import { chakra } from '@chakra-ui/react';
import { decideActivation, readyBonusesText } from '@magpie/domain/bonuses';
import { Card, ErrorState, Heading, Skeleton, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { useAtNow } from '#shared/clock/index.ts';
import { phoneEdges, useLoading } from '#shared/page/index.ts';
import { BonusCard } from './bonus-card.tsx';
import { activatable, type Bonus } from './bonus-text.ts';
import { useHasActivePromo } from './use-has-active-promo.ts';
import { useMyBonuses } from './use-my-bonuses.ts';

const Section = chakra('section', { base: { mb: '10' } });
const Row = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { md: 'repeat(auto-fill, minmax({sizes.card}, 1fr))' },
    gridAutoFlow: { base: 'column', md: 'row' },
    gridAutoColumns: { base: 'minmax({sizes.card}, 84%)', md: 'auto' },
    '&:has(> li:only-child)': { gridAutoColumns: { base: '100%', md: 'auto' } },
    overflowX: { base: 'auto', md: 'visible' },
    ...phoneEdges,
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '4',
    '& > li': { scrollSnapAlign: 'start' },
  },
});

function Bonuses({ bonuses }: { readonly bonuses: readonly Bonus[] | undefined }): JSX.Element {
  if (!bonuses) {
    return (
      <Row as="div" role="status" aria-label="Loading bonuses">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} display="block" height="55" borderRadius="lg" />
        ))}
      </Row>
    );
  }
  if (bonuses.length === 0) {
    return (
      <Card padding="md">
        <Text tone="muted">No bonus waits for you at the moment.</Text>
      </Card>
    );
  }
  return (
    <Row aria-labelledby="my-bonuses" tabIndex={0}>
      {bonuses.map((bonus) => (
        <li key={bonus.id}>
          <BonusCard bonus={bonus} more="Read More" />
        </li>
      ))}
    </Row>
  );
}

/** How many of them can be used, and what bars the others; what is not known bars none. */
function useReadyText(bonuses: readonly Bonus[]): string {
  const hasActivePromo = useHasActivePromo();
  return useAtNow((now) =>
    readyBonusesText(
      bonuses.map((bonus) =>
        decideActivation({ signedIn: true, bonus: activatable(bonus), hasActivePromo, now }),
      ),
    ),
  );
}

/** 'My Bonuses': what was awarded to the member and waits to be activated (PROMO-01). */
export function MyBonuses(): JSX.Element {
  const result = useMyBonuses();
  const { failed, retrying, retry } = useLoading(result);
  const bonuses = result.data?.memberConsumablePromos.edges.map(({ node }) => node);
  const count = bonuses?.length ?? 0;
  const text = useReadyText(bonuses ?? []);
  return (
    <Section aria-labelledby="my-bonuses">
      <Heading id="my-bonuses" level={2} size="heading.lg" mb={count > 0 ? '0' : '4'}>
        My Bonuses
      </Heading>
      {count > 0 && (
        <Text size="body.sm" tone="subtle" mb="4">
          {text}
        </Text>
      )}
      {failed ? <ErrorState level={3} onRetry={retry} retrying={retrying} /> : <Bonuses bonuses={bonuses} />}
    </Section>
  );
}
