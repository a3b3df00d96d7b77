import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, type JSX } from 'react';
import { usePush } from '../session/index.ts';
import { balanceChanged, frameMessageOf, frameRights } from './frame-messages.ts';

const Frame = chakra('iframe', {
  base: { gridArea: '1 / 1', width: 'full', height: 'full', border: '0', bg: 'ink.1000' },
});

/** Props of `GameFrame`. */
export interface GameFrameProps {
  readonly name: string;
  readonly url: string;
  /** Whether it shows; hidden it loads all the same (PLAY-13). */
  readonly visible: boolean;
  readonly onLoaded: () => void;
  /** The game's own way out was pressed. */
  readonly onClosed: () => void;
}

/** The page of a game, shut in a sandbox; only its own messages are heard. It is told when the balance has changed. */
export function GameFrame({ name, url, visible, onLoaded, onClosed }: GameFrameProps): JSX.Element {
  const frame = useRef<HTMLIFrameElement>(null);
  const { sandbox, origin } = frameRights(url, location.origin);
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = frameMessageOf(event, { source: frame.current?.contentWindow ?? null, origin });
    if (message === 'loaded') onLoaded();
    if (message === 'closed') onClosed();
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => {
      onMessage(event);
    };
    addEventListener('message', listener);
    return () => {
      removeEventListener('message', listener);
    };
  }, []);
  usePush('balanceUpdated', () => {
    // An origin of its own or none: what is said is no secret, and only the frame's window gets it.
    frame.current?.contentWindow?.postMessage(balanceChanged, origin === 'null' ? '*' : origin);
  });
  return (
    <Frame
      ref={frame}
      title={name}
      src={url}
      sandbox={sandbox}
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={onLoaded}
      {...(visible && { 'data-shown': '' })}
      visibility={visible ? 'visible' : 'hidden'}
    />
  );
}
