import { readyWithinMs } from '@magpie/domain/play';
import { useEffect, useState } from 'react';

/** Whether the page that is waited for has kept silent for too long (PLAY-29). @param awaited its address, or null */
export function useSilence(awaited: string | null): boolean {
  const [silent, setSilent] = useState<string | null>(null);
  useEffect(() => {
    if (awaited === null) return undefined;
    const timer = setTimeout(() => {
      setSilent(awaited);
    }, readyWithinMs);
    return () => {
      clearTimeout(timer);
    };
  }, [awaited]);
  return awaited !== null && silent === awaited;
}
