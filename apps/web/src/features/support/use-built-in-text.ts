import { useEffect, useState } from 'react';
import { useRetryOnline } from '../../shared/online/index.ts';
import { builtInText, type BuiltInText, type TextKey } from './texts.ts';

/** A text on its way. */
export interface LoadedText {
  /** `null` until it is there. */
  readonly text: BuiltInText | null;
  /** Its file could not be fetched. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Fetches the text that comes with the product; the key stays the same as long as the component is on screen. */
export function useBuiltInText(key: TextKey): LoadedText {
  const [text, setText] = useState<BuiltInText | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    builtInText(key).then(
      (loaded) => {
        if (wanted) setText(loaded);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  useRetryOnline(failed, retry);
  return { text, failed, retry };
}
