import { chakra } from '@chakra-ui/react';
import { daysOfEnded } from '@magpie/domain/tournaments';
import { Heading, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { CardGrid } from '#shared/offers/index.ts';
import { LineNotLoaded } from '#shared/page/index.ts';
import { TournamentCard } from './tournament-card.tsx';
import { useEndedTournaments } from './use-tournaments.ts';

const Ended = chakra('section', { base: { display: 'grid', gap: '4', mt: '10' } });

/** How the last tournaments came out, with the member's own rank and prize; nothing while there are none. */
export function EndedTournaments(): JSX.Element | null {
  const { tournaments, failed, retrying, retry } = useEndedTournaments();
  if (failed) {
    return (
      <LineNotLoaded mt="10" retry={retry} retrying={retrying}>
        The tournaments that have ended could not be loaded.
      </LineNotLoaded>
    );
  }
  if (!tournaments || tournaments.length === 0) return null;
  return (
    <Ended aria-labelledby="ended-tournaments">
      <div>
        <Heading id="ended-tournaments" level={2} size="heading.lg">
          Ended
        </Heading>
        <Text tone="muted" mt="1">
          How the tournaments of the last {daysOfEnded} days came out.
        </Text>
      </div>
      <CardGrid list="promos" label="Ended tournaments">
        {tournaments.map((tournament) => (
          <li key={tournament.id}>
            <TournamentCard tournament={tournament} />
          </li>
        ))}
      </CardGrid>
    </Ended>
  );
}
