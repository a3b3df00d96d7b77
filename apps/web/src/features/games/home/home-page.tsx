import { VisuallyHidden } from '@magpie/ui';
import { Suspense, type JSX, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSearchParams } from 'react-router-dom';
import { logNote } from '../../../shared/log/index.ts';
import { lazyPart } from '../../../shared/navigation/index.ts';
import { LobbyList } from '../list/lobby-list.tsx';
import { homeAddress } from '../types/casino-menu.ts';
import { useGameTypes } from '../types/use-game-types.ts';
import { homeViewOf } from './home-view.ts';
import { PromoBanners } from './promo-banners.tsx';

/** An extra, which comes when the games are there. */
const JackpotStrip = lazyPart(() => import('./jackpot-strip.tsx'), 'JackpotStrip');

const note = (error: unknown) => {
  logNote('An extra of the lobby failed.', error);
};

/** Something the games do without when it fails, as when its code cannot be fetched. */
function Extra({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <ErrorBoundary fallback={null} onError={note}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** '/': promo banners, jackpots and the games lobby, whose filter the casino menu changes (SHELL-01). */
export function HomePage(): JSX.Element {
  const gameTypes = useGameTypes();
  const [query] = useSearchParams();
  const view = homeViewOf(query.get('type'), gameTypes.types);
  return (
    <>
      <VisuallyHidden as="h1">Casino lobby</VisuallyHidden>
      <Extra>
        <PromoBanners />
      </Extra>
      <Extra>
        <JackpotStrip />
      </Extra>
      <LobbyList gameTypes={gameTypes} address={homeAddress} {...view} />
    </>
  );
}
