import { useMemo } from 'react';
import { useAtNow } from '../clock/index.ts';

const MINUTE_MS = 60_000;

/** The time that the platform's clock shows, cut to the minute and renewed with each. */
export function useNow(): Date {
  const at = useAtNow((now) => Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  return useMemo(() => new Date(at), [at]);
}
