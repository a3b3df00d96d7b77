import { lazyPage, lazyPart } from '#shared/navigation/index.ts';

export const TournamentPage = lazyPage(() => import('./tournament-page.tsx'), 'TournamentPage');

export const TournamentModal = lazyPart(() => import('./tournament-modal.tsx'), 'TournamentModal');

export const TournamentTermsModal = lazyPart(
  () => import('./tournament-terms-modal.tsx'),
  'TournamentTermsModal',
);
