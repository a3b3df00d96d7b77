import { useMemo } from 'react';
import { useAtNow } from '../clock/index.ts';

/**
 * The time that the platform's clock shows, renewed at a steady pace while the component is on screen.
 *
 * @param every pace in ms; the time is rounded down to it
 */
export function useNow(every = 60_000): Date {
  const at = useAtNow((now) => Math.floor(now.getTime() / every) * every);
  return useMemo(() => new Date(at), [at]);
}
