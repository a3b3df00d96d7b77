import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls back for every message that a window sends to this one; whom to believe is the caller's to judge. It listens before
 * a frame drawn in the same step can say anything: a page from the cache of a busy phone is there before React's effects
 * are, and says only once that it has loaded.
 */
export function useMessages(listener: (event: MessageEvent<unknown>) => void): void {
  const onMessage = useEffectEvent(listener);
  useLayoutEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      onMessage(event);
    };
    addEventListener('message', listen);
    return () => {
      removeEventListener('message', listen);
    };
  }, []);
}
