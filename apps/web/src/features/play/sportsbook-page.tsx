import { useSportsbookQuery } from '@magpie/gql/play';
import { launchFailureMessage } from '@magpie/domain/play';
import { TopProgress } from '@magpie/ui';
import { useEffect, useEffectEvent, useState, type JSX } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { platformErrorOf } from '#shared/apollo/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { useStore } from '#shared/store/index.ts';
import { toasts } from '#shared/toasts/index.ts';
import { askIn, useSession } from '../session/index.ts';
import type { LaunchableGame } from './model.ts';
import { player } from './player-store.ts';
import { launchCode, useLaunchGame } from './use-launch-game.ts';

function VisitorWay(): JSX.Element {
  useEffect(() => {
    askIn('loginModal', paths.sportsbook);
  }, []);
  return <Navigate to={paths.home} replace />;
}

/** Launches the game once, and goes home when it has been left or could not be launched (PLAY-19). */
function Launch({ game }: { readonly game: LaunchableGame }): JSX.Element | null {
  const launch = useLaunchGame();
  const navigate = useNavigate();
  const playing = useStore(player.state, (now) => now?.request.game.id === game.id);
  const [begun, setBegun] = useState(false);
  const [lost, setLost] = useState(false);
  if (playing && !begun) setBegun(true);
  const start = useEffectEvent(() => {
    launch(game);
  });
  useEffect(() => {
    start();
    // The launch says itself that its code cannot be had, but here nothing else is on the page.
    launchCode().catch(() => {
      setLost(true);
    });
  }, []);
  const over = lost || (begun && !playing);
  useEffect(() => {
    if (over) void navigate(paths.home, { replace: true });
  }, [over, navigate]);
  return playing ? null : <TopProgress active label="Opening the sportsbook" />;
}

function MemberWay(): JSX.Element | null {
  const { data, error, loading } = useSportsbookQuery();
  const game = data?.games.edges[0]?.node;
  const missing = !game && !loading;
  useEffect(() => {
    if (!missing) return;
    const unreached = error !== undefined && platformErrorOf(error) === null;
    toasts.error(launchFailureMessage('VENDOR', unreached ? 'NETWORK' : 'UNEXPECTED'));
  }, [missing, error]);
  if (game) return <Launch game={game} />;
  return missing ? (
    <Navigate to={paths.home} replace />
  ) : (
    <TopProgress active label="Opening the sportsbook" />
  );
}

/** '/sportsbook': launches the sportsbook as a game and shows no page of its own (PLAY-18, PLAY-19). */
export function SportsbookPage(): JSX.Element | null {
  const { signedIn, settled } = useSession();
  if (!settled) return null;
  return signedIn ? <MemberWay /> : <VisitorWay />;
}
