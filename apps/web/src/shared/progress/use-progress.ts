import { advanceLoading, loadingDone } from '@magpie/domain/progress';
import { useEffect, useState } from 'react';

/** Time between two steps, in ms. */
export const progressStep = 250;

/** In percent: random steps up to 90, and 100 once it is done (SHELL-38, PLAY-12). */
export function useProgress(done: boolean): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    if (done) return undefined;
    const timer = setInterval(() => {
      setProgress((now) => advanceLoading(now, Math.random()));
    }, progressStep);
    return () => {
      clearInterval(timer);
    };
  }, [done]);
  return done ? loadingDone : progress;
}
