import { useEffect, useEffectEvent } from 'react';

/** Hears Escape on the whole page, for what is on its way and has no focus yet. */
export function useEscape(isHearing: boolean, onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!isHearing) return undefined;
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('keydown', escape);
    };
  }, [isHearing]);
}
