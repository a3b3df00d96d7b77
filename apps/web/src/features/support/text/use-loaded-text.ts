import { useEffect, useMemo, useState } from 'react';
import { useConfig } from '#shared/config/index.ts';
import { logNote } from '#shared/log/index.ts';
import { useRetryOnline } from '#shared/online/index.ts';
import { useSite } from '#shared/site/index.ts';
import type { TextKey } from './keys.ts';
import { knownText, loadText } from './load-text.ts';
import type { Text, TextSite } from './parse-text.ts';

export interface LoadedText {
  /** `null` until it is there. */
  readonly text: Text | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

function useTextSite(): TextSite {
  const { siteUrl } = useConfig();
  const site = useSite();
  return useMemo(() => ({ ...site, url: siteUrl || site.url }), [site, siteUrl]);
}

export function useLoadedText(key: TextKey): LoadedText {
  const site = useTextSite();
  const [text, setText] = useState(() => knownText(key, site));
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (knownText(key, site)) return undefined;
    let wanted = true;
    loadText(key, site).then(
      (loaded) => {
        if (wanted) setText(loaded);
      },
      (error: unknown) => {
        logNote(`The text ${key} could not be loaded.`, error);
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [key, site, attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  useRetryOnline(failed, retry);
  return { text, failed, retry };
}
