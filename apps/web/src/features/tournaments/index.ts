import { lazyPage, lazyPart } from '../../shared/navigation/index.ts';

/** The page of '/tournament'. */
export const TournamentPage = lazyPage(() => import('./tournament-page.tsx'), 'TournamentPage');

/** tournamentModal: one tournament with its leaderboard and rewards. */
export const TournamentModal = lazyPart(() => import('./tournament-modal.tsx'), 'TournamentModal');

/** tournamentTermsModal: the terms of one tournament. */
export const TournamentTermsModal = lazyPart(
  () => import('./tournament-terms-modal.tsx'),
  'TournamentTermsModal',
);
