import { useEffect, useEffectEvent } from 'react';

/** Tries again by itself when the browser is back online, as long as something is known to have failed. */
export function useRetryOnline(failed: boolean, retry: () => void): void {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!failed) return undefined;
    const listener = () => {
      onOnline();
    };
    addEventListener('online', listener);
    return () => {
      removeEventListener('online', listener);
    };
  }, [failed]);
}
