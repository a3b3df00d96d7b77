import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, type JSX } from 'react';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { modals } from '#shared/modals/index.ts';
import { useStore } from '#shared/store/index.ts';
import { usePush } from '../session/index.ts';
import { balanceChanged, balanceView, playPaused } from './frame-messages.ts';
import { useFramedPage } from './use-framed-page.ts';

const Frame = chakra('iframe', {
  base: { gridArea: '1 / 1', boxSize: 'full', border: '0', bg: 'ink.1000' },
});

export interface GameFrameProps {
  readonly name: string;
  readonly url: string;
  /** Whether it shows; hidden it loads all the same (PLAY-13). */
  readonly visible: boolean;
  /** Whether a question stands above the game, so that no round may begin by itself. */
  readonly paused: boolean;
  readonly onLoaded: () => void;
  readonly onClosed: () => void;
  /** The game says that a bet was refused as the cash has run low. */
  readonly onLowCash: () => void;
  /** The game says that a bet was refused as a reality check is due. */
  readonly onRealityCheck: () => void;
  /** The game says that its session has ended. */
  readonly onEnded: () => void;
}

/** A game's page in a sandbox. It is told of changed balances, whether they are hidden, as it shows one too, and of the theme. */
export function GameFrame(props: GameFrameProps): JSX.Element {
  const { name, url, visible, paused, onLoaded, onClosed, onLowCash, onRealityCheck, onEnded } = props;
  const hidden = useStore(balancesHidden);
  const { ref, listens, tell, page } = useFramedPage(url, (message) => {
    if (message === 'loaded') onLoaded();
    if (message === 'closed') onClosed();
    if (message === 'deposit') modals.open('depositModal');
    if (message === 'low-cash') onLowCash();
    if (message === 'reality-check') onRealityCheck();
    if (message === 'session-ended') onEnded();
  });
  usePush('balanceUpdated', () => {
    tell(balanceChanged);
  });
  const tellView = useEffectEvent(() => {
    tell(balanceView(hidden));
  });
  const tellPaused = useEffectEvent(() => {
    tell(playPaused);
  });
  useEffect(() => {
    if (listens > 0) tellView();
  }, [listens, hidden]);
  useEffect(() => {
    if (listens > 0 && paused) tellPaused();
  }, [listens, paused]);
  return (
    <Frame
      ref={ref}
      title={name}
      {...page}
      allow="autoplay; fullscreen"
      {...(visible && { 'data-shown': '' })}
      visibility={visible ? 'visible' : 'hidden'}
    />
  );
}
