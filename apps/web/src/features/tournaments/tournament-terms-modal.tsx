import { chakra } from '@chakra-ui/react';
import { ErrorState, Skeleton, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { RichText } from '@magpie/ui/rich-text';
import type { JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { TournamentProviders } from './tournament-providers.tsx';
import { useTournament } from './use-tournaments.ts';

/** tournamentTermsModal: the terms of one tournament (TOUR-02). */
export function TournamentTermsModal(props: ModalComponentProps<'tournamentTermsModal'>): JSX.Element {
  const { tournamentId, onClose } = props;
  const { tournament, failed, retrying, retry } = useTournament(tournamentId);
  const title = tournament ? `${tournament.name}: terms` : 'Tournament terms';
  return (
    <Dialog open onClose={onClose} title={title}>
      {failed && <ErrorState level={3} onRetry={retry} retrying={retrying} />}
      {!failed && tournament === undefined && <Skeleton display="block" height="40" />}
      {tournament === null && <Text tone="muted">This tournament is not open any more.</Text>}
      {tournament && (
        <chakra.div display="grid" gap="5">
          <RichText html={tournament.terms} />
          <TournamentProviders tournament={tournament} />
        </chakra.div>
      )}
    </Dialog>
  );
}
