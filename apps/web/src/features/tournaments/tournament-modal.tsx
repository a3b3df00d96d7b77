import { chakra } from '@chakra-ui/react';
import { payoutTexts, scoreReasons } from '@magpie/domain/tournaments';
import { ErrorState, Skeleton, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { TournamentPlayLink } from './play-link.tsx';
import { Leaderboard, Rewards } from './standings.tsx';
import { TournamentProviders } from './tournament-providers.tsx';
import { TournamentFacts, TournamentTag } from './tournament-state.tsx';
import { useTournament, type Tournament } from './use-tournaments.ts';

const { bonusMoney, freeSpin, outsideTime } = scoreReasons;
const notCounted = [bonusMoney, freeSpin, outsideTime].map(({ text }) => text()).join(' ');

// The first column of the board, which stays while the others scroll, has the ground of the dialog.
const Body = chakra('div', { base: { display: 'grid', gap: '5', '--ground': '{colors.bg.panel}' } });

function Details({ tournament }: { readonly tournament: Tournament }): JSX.Element {
  return (
    <>
      <div>
        <TournamentTag tournament={tournament} />
      </div>
      <Text tone="muted">{tournament.description}</Text>
      <TournamentFacts tournament={tournament} />
      <TournamentPlayLink tournament={tournament} />
      <Leaderboard tournament={tournament} />
      <Rewards tournament={tournament} />
      <Text size="body.sm" tone="muted">
        {payoutTexts[tournament.payoutMode]}
      </Text>
      <TournamentProviders tournament={tournament} />
      <Text size="body.sm" tone="muted">
        {notCounted}
      </Text>
    </>
  );
}

/** tournamentModal: one tournament with its leaderboard and rewards (TOUR-02). */
export function TournamentModal(props: ModalComponentProps<'tournamentModal'>): JSX.Element {
  const { tournamentId, onClose } = props;
  const { tournament, failed, retrying, retry } = useTournament(tournamentId);
  return (
    <Dialog open onClose={onClose} title={tournament?.name ?? 'Tournament'}>
      <Body>
        {failed && <ErrorState level={3} onRetry={retry} retrying={retrying} />}
        {!failed && tournament === undefined && <Skeleton height="50" />}
        {tournament === null && <Text tone="muted">This tournament is not open any more.</Text>}
        {tournament && <Details tournament={tournament} />}
      </Body>
    </Dialog>
  );
}
