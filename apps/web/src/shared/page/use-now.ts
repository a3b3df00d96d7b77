import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * The time on this device, renewed at a steady pace while the component is on screen.
 *
 * @param every pace in ms; the time is rounded down to it
 */
export function useNow(every = 60_000): Date {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, every);
      return () => {
        clearInterval(timer);
      };
    },
    [every],
  );
  const read = () => Math.floor(Date.now() / every) * every;
  const at = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => new Date(at), [at]);
}
