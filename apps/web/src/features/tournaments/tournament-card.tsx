import { chakra } from '@chakra-ui/react';
import { Button, Card, Heading, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { CardButtons } from '#shared/offers/index.ts';
import { TournamentPlayLink } from './play-link.tsx';
import { Leaders, Rewards } from './standings.tsx';
import { TournamentFacts, TournamentTag } from './tournament-state.tsx';
import type { Tournament } from './use-tournaments.ts';

const Frame = chakra(Card, {
  base: { display: 'flex', flexDirection: 'column', gap: '4', height: 'full', p: '5', minW: '0' },
});
const Part = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });
const Parts = chakra(Part, {
  base: {
    // Beside each other where the card has a row of two to itself, so that names stay near their figures.
    '@container (min-width: 770.02px)': {
      'li:last-of-type:nth-of-type(odd) &': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: '10',
      },
    },
  },
});

export interface TournamentCardProps {
  readonly tournament: Tournament;
}

export function TournamentCard({ tournament }: TournamentCardProps): JSX.Element {
  const { id, name, description } = tournament;
  return (
    <Frame as="article" aria-label={name}>
      <Parts>
        <Part>
          <div>
            <TournamentTag tournament={tournament} />
            <Heading level={2} size="heading.md" mt="3">
              {name}
            </Heading>
            <Text size="body.sm" tone="muted" mt="2">
              {description}
            </Text>
          </div>
          <TournamentFacts tournament={tournament} />
        </Part>
        <Part>
          <Leaders tournament={tournament} />
          <Rewards tournament={tournament} />
        </Part>
      </Parts>
      <CardButtons>
        <TournamentPlayLink tournament={tournament} />
        <Button
          aria-label={`Standings of ${name}`}
          onClick={() => {
            modals.open('tournamentModal', { tournamentId: id });
          }}
        >
          Standings
        </Button>
        <Button
          aria-label={`Terms of ${name}`}
          onClick={() => {
            modals.open('tournamentTermsModal', { tournamentId: id });
          }}
        >
          Terms
        </Button>
      </CardButtons>
    </Frame>
  );
}
