import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState, type JSX } from 'react';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { modals } from '#shared/modals/index.ts';
import { useMessages } from '#shared/page/index.ts';
import { useStore } from '#shared/store/index.ts';
import { useTheme } from '#shared/theme/index.ts';
import { usePush } from '../session/index.ts';
import {
  balanceChanged,
  balanceView,
  frameMessageOf,
  frameRights,
  playPaused,
  themedAddress,
  themeNow,
} from './frame-messages.ts';

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
  const frame = useRef<HTMLIFrameElement>(null);
  const { sandbox, origin } = frameRights(url, location.origin);
  const hidden = useStore(balancesHidden);
  const [theme] = useTheme();
  // A later theme is told: another address would load the game anew.
  const [firstTheme] = useState(theme);
  // How often the page has said that it listens: once, and again after each reload of it.
  const [listens, setListens] = useState(0);
  useMessages((event) => {
    const message = frameMessageOf(event, { source: frame.current?.contentWindow ?? null, origin });
    if (message === 'loaded') {
      setListens((count) => count + 1);
      onLoaded();
    }
    if (message === 'closed') onClosed();
    if (message === 'deposit') modals.open('depositModal');
    if (message === 'low-cash') onLowCash();
    if (message === 'reality-check') onRealityCheck();
    if (message === 'session-ended') onEnded();
  });
  const tell = (message: object): void => {
    // An origin of its own or none: what is said is no secret, and only the frame's window gets it.
    frame.current?.contentWindow?.postMessage(message, origin === 'null' ? '*' : origin);
  };
  usePush('balanceUpdated', () => {
    tell(balanceChanged);
  });
  const tellView = useEffectEvent(() => {
    tell(balanceView(hidden));
  });
  const tellPaused = useEffectEvent(() => {
    tell(playPaused);
  });
  const tellTheme = useEffectEvent(() => {
    tell(themeNow(theme));
  });
  useEffect(() => {
    if (listens > 0) tellView();
  }, [listens, hidden]);
  useEffect(() => {
    if (listens > 0 && paused) tellPaused();
  }, [listens, paused]);
  useEffect(() => {
    if (listens > 0) tellTheme();
  }, [listens, theme]);
  return (
    <Frame
      ref={frame}
      title={name}
      src={themedAddress(url, firstTheme)}
      sandbox={sandbox}
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      {...(visible && { 'data-shown': '' })}
      visibility={visible ? 'visible' : 'hidden'}
    />
  );
}
