import { chakra } from '@chakra-ui/react';
import { frameVisible, sessionEndedText } from '@magpie/domain/play';
import { Loader, VisuallyHidden } from '@magpie/ui';
import { useEffect, useRef, useState, type FocusEvent, type JSX } from 'react';
import { createPortal } from 'react-dom';
import { toasts } from '#shared/toasts/index.ts';
import { useProgress } from '#shared/progress/index.ts';
import { GameFrame } from './game-frame.tsx';
import type { Playing } from './model.ts';
import { SilentGame } from './silent-game.tsx';
import { PlayerBar } from './player-bar.tsx';
import { PlayerPace } from './player-pace.tsx';
import { PromoProgress } from './promo-progress.tsx';
import { useLowCashQuestion } from './use-low-cash-question.ts';
import { useGameSession } from './use-game-session.ts';
import { useSilence } from './use-silence.ts';
import { PromoNotices } from './promo-notices.tsx';

const Overlay = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'game',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.sunken',
    color: 'fg',
  },
});
const Stage = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    overflow: 'hidden',
  },
});
const Centre = chakra('div', { base: { gridArea: '1 / 1', placeSelf: 'center', zIndex: '1' } });

/** What the loader of a game reads (PLAY-11). */
const loadingText = 'Connecting to game server...';

function useOverPage(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = { overflow: style.overflow, focus: document.activeElement };
    style.overflow = 'hidden';
    return () => {
      style.overflow = before.overflow;
      if (before.focus instanceof HTMLElement) before.focus.focus({ preventScroll: true });
    };
  }, []);
}

const wrapTo = (end: 'FIRST' | 'LAST') => (event: FocusEvent<HTMLElement>) => {
  const inside = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>(
    '[data-part=bar] button, [data-part=pace] select, [data-part=ended] button, iframe[data-shown]',
  );
  inside?.item(end === 'FIRST' ? 0 : inside.length - 1).focus();
};

export interface PlayerOverlayProps {
  readonly playing: Playing;
  readonly onLeave: () => void;
}

/** Bar, loader, frame (PLAY-09 to PLAY-13). Focus stays inside; only 'Back' leaves, as a slip on Escape must not. */
export function PlayerOverlay({ playing, onLeave }: PlayerOverlayProps): JSX.Element {
  const { request, url, phase } = playing;
  const { game } = request;
  const lowCash = useLowCashQuestion();
  const pace = useGameSession(playing.session?.id);
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);
  const loaded = url !== null && loadedUrl === url;
  const silent = useSilence(loaded ? null : url);
  const progress = useProgress(loaded);
  const shows = frameVisible({ progress, visible: phase === 'OPEN', url });
  const back = useRef<HTMLButtonElement>(null);
  useOverPage();
  useEffect(() => {
    back.current?.focus({ preventScroll: true });
  }, []);
  return createPortal(
    <Overlay role="dialog" aria-modal="true" aria-label={game.name}>
      <span tabIndex={0} onFocus={wrapTo('LAST')} />
      <PlayerBar playing={playing} backRef={back} onBack={onLeave} onLowCash={lowCash.ask} />
      <PlayerPace pace={pace} onStop={onLeave} />
      {!request.freeSpin && <PromoProgress place="game" />}
      {!request.freeSpin && <PromoNotices playing={playing} lowCash={lowCash} />}
      <Stage>
        {url !== null && !silent && (
          <GameFrame
            key={url}
            name={game.name}
            url={url}
            visible={shows}
            paused={pace.due}
            onLowCash={lowCash.ask}
            onRealityCheck={pace.fetchAgain}
            onLoaded={() => {
              setLoadedUrl(url);
            }}
            onClosed={onLeave}
            onEnded={() => {
              onLeave();
              toasts.error(sessionEndedText);
            }}
          />
        )}
        {silent && <SilentGame playing={playing} onLeave={onLeave} />}
        {!shows && !silent && (
          <Centre>
            <Loader
              percent={progress}
              label={`Loading ${game.name}`}
              text={loadingText}
              {...(game.image !== null && { image: game.image })}
            />
          </Centre>
        )}
      </Stage>
      <VisuallyHidden role="status">
        {silent ? '' : shows ? `${game.name} has loaded` : loadingText}
      </VisuallyHidden>
      <span tabIndex={0} onFocus={wrapTo('FIRST')} />
    </Overlay>,
    document.body,
  );
}
