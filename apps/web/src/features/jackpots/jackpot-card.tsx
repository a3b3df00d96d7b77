import { chakra } from '@chakra-ui/react';
import { Button, Card, Heading, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { JackpotMark } from '#shared/jackpot-mark/index.ts';
import { modals } from '#shared/modals/index.ts';
import { CardButtons } from '#shared/offers/index.ts';
import { JackpotFacts, JackpotPool, JackpotStatus, type Jackpot } from './jackpot-facts.tsx';
import { JackpotPlayLink } from './jackpot-play-link.tsx';
import { OwnTurnover } from './own-turnover.tsx';

const Frame = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    height: 'full',
    p: '5',
  },
});
const Name = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3.5' } });

/** A jackpot in the list: its pool, what it takes to win it, and how far the member is. */
export function JackpotCard({ jackpot }: { readonly jackpot: Jackpot }): JSX.Element {
  return (
    <Frame as="article" aria-label={jackpot.name}>
      <Name>
        <JackpotMark name={jackpot.name} />
        <Heading level={2} size="heading.md">
          {jackpot.name}
        </Heading>
      </Name>
      <JackpotPool jackpot={jackpot} />
      <JackpotStatus jackpot={jackpot} />
      <Text size="body.sm" tone="muted">
        {jackpot.description}
      </Text>
      <OwnTurnover jackpot={jackpot} />
      <JackpotFacts jackpot={jackpot} />
      <CardButtons>
        <JackpotPlayLink jackpot={jackpot} />
        <Button
          aria-label={`Details of ${jackpot.name}`}
          onClick={() => {
            modals.open('jackpotModal', { jackpotId: jackpot.id });
          }}
        >
          Details
        </Button>
        <Button
          aria-label={`Rules of ${jackpot.name}`}
          onClick={() => {
            modals.open('jackpotRulesModal', { jackpotId: jackpot.id });
          }}
        >
          Rules
        </Button>
      </CardButtons>
    </Frame>
  );
}
