import { advanceLoading, loadingDone } from '@magpie/domain/loader';
import { useEffect, useState } from 'react';

/** Time between two steps of a loading game, in ms. */
export const loadingStep = 250;

/** Progress of a game on its way, in percent: random steps up to about 90, and 100 once it has loaded (PLAY-12). */
export function useLoading(loaded: boolean): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    if (loaded) return undefined;
    const timer = setInterval(() => {
      setProgress((now) => advanceLoading(now, Math.random()));
    }, loadingStep);
    return () => {
      clearInterval(timer);
    };
  }, [loaded]);
  return loaded ? loadingDone : progress;
}
