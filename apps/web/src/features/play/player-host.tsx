import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, Suspense, type JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { TopProgress } from '@magpie/ui';
import { refetchAfter } from '#shared/apollo/index.ts';
import { lazyPart } from '#shared/navigation/index.ts';
import { useStore } from '#shared/store/index.ts';
import { usePush, useSession, useSessionService } from '../session/index.ts';
import { balanceFlags } from './balance-flags.ts';
import { player } from './player-store.ts';

const PlayerOverlay = lazyPart(() => import('./player-overlay.tsx'), 'PlayerOverlay');
const WalletModeDialog = lazyPart(() => import('./wallet-mode-dialog.tsx'), 'WalletModeDialog');

/** Ends the game when its session ends (PLAY-17), before the token goes where that is possible. */
function useLeaveWithSession(): void {
  const service = useSessionService();
  const { signedIn } = useSession();
  useEffect(() => service.beforeSignOut.on(() => player.leave()), [service]);
  useEffect(() => {
    if (!signedIn) void player.leave();
  }, [signedIn]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * How far the page that is shown lies in the browser's history, as the router counts its entries. Those of modals above
 * the page are not counted: the one from which a game was launched is closed, and its entry goes.
 */
function pagePlace(): number {
  const state: unknown = window.history.state;
  if (!isObject(state)) return 0;
  const mark = isObject(state['usr']) ? state['usr'] : {};
  const ofModals = numberIn(mark['modals']) - (mark['byHash'] === true ? 1 : 0);
  return numberIn(state['idx']) - ofModals;
}

/**
 * Ends the game when the page that the player lies over is left, and when the browser's back button goes behind the
 * entry on which the game was opened, whatever page is there. A modal above the game has an entry of its own.
 */
function useLeaveWithPage(from: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (from !== undefined && from !== pathname) void player.leave();
  }, [from, pathname]);
  const playing = from !== undefined;
  useEffect(() => {
    if (!playing) return undefined;
    const opened = pagePlace();
    const onPop = () => {
      if (pagePlace() < opened) void player.leave();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
    };
  }, [playing]);
}

/** Over every page, once, inside the router. The code of the overlay is fetched with the first launch. */
export function PlayerHost(): JSX.Element | null {
  const playing = useStore(player.state);
  const service = useSessionService();
  const { signedIn } = useSession();
  useLeaveWithSession();
  useLeaveWithPage(playing?.request.from);
  usePush('balanceUpdated', (update) => {
    balanceFlags.take(update);
  });
  const client = useApolloClient();
  const afterGame = useEffectEvent(() => {
    if (!signedIn) return;
    // A game changes the balance; a push that got lost must not leave the old one in the header.
    void service.refreshAccount();
    refetchAfter(client, 'PLAY').catch(() => undefined);
  });
  const session = playing?.session?.id;
  useEffect(() => {
    if (session === undefined) return undefined;
    return () => {
      afterGame();
    };
  }, [session]);
  if (!playing) return null;
  if (playing.phase === 'CHECKING') return <TopProgress active label="Preparing the game" />;
  return (
    <Suspense fallback={<TopProgress active label="Loading the player" />}>
      {playing.phase === 'ASKING' ? (
        <WalletModeDialog playing={playing} onClose={() => void player.leave()} />
      ) : (
        <PlayerOverlay playing={playing} onLeave={() => void player.leave()} />
      )}
    </Suspense>
  );
}
