import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#shared/page/index.ts';
import { useTheme } from '#shared/theme/index.ts';
import { shownTimeZone } from '#shared/time-zone/index.ts';
import { framedAddress, frameMessageOf, frameRights, themeNow } from './frame-messages.ts';
import type { FrameMessage } from './frame-messages.ts';

/** A page of a game server in a sandbox, heard by its window and origin alone, which follows the theme of this site, and its time. */
export function useFramedPage(url: string, onMessage: (message: FrameMessage) => void) {
  const ref = useRef<HTMLIFrameElement>(null);
  const { sandbox, origin } = frameRights(url, location.origin);
  const [theme] = useTheme();
  // A later theme is told: another address would load the page anew.
  const [firstTheme] = useState(theme);
  const [timeZone] = useState(shownTimeZone);
  // How often the page has said that it listens: once, and again after each reload of it.
  const [listens, setListens] = useState(0);
  useMessages((event) => {
    const message = frameMessageOf(event, { source: ref.current?.contentWindow ?? null, origin });
    if (message === 'loaded') setListens((count) => count + 1);
    if (message !== null) onMessage(message);
  });
  const tell = (message: object): void => {
    // An origin of its own or none: what is said is no secret, and only the frame's window gets it.
    ref.current?.contentWindow?.postMessage(message, origin === 'null' ? '*' : origin);
  };
  const tellTheme = useEffectEvent(() => {
    tell(themeNow(theme));
  });
  useEffect(() => {
    if (listens > 0) tellTheme();
  }, [listens, theme]);
  const referrerPolicy = 'strict-origin-when-cross-origin' as const;
  return {
    ref,
    listens,
    tell,
    page: { src: framedAddress(url, firstTheme, timeZone), sandbox, referrerPolicy },
  };
}
