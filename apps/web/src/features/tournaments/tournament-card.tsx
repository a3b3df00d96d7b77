import { chakra } from '@chakra-ui/react';
import { Button, Card, Heading, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { PlayLink } from './play-link.tsx';
import { Leaders, Rewards } from './standings.tsx';
import { TournamentFacts, TournamentTag } from './tournament-state.tsx';
import type { Tournament } from './use-tournaments.ts';

const Frame = chakra(Card, {
  base: { display: 'flex', flexDirection: 'column', gap: '4', height: 'full', p: '5', minW: '0' },
});
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    width: 'full',
    mt: 'auto',
    pt: '2',
    '& > *': { flex: '1 1 {sizes.24}' },
  },
});

export interface TournamentCardProps {
  readonly tournament: Tournament;
}

export function TournamentCard({ tournament }: TournamentCardProps): JSX.Element {
  const { id, name, description } = tournament;
  return (
    <Frame as="article" aria-label={name}>
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
      <Leaders tournament={tournament} />
      <Rewards tournament={tournament} />
      <Buttons>
        <PlayLink tournament={tournament} />
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
      </Buttons>
    </Frame>
  );
}
