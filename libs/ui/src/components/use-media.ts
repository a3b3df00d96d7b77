import { useCallback, useSyncExternalStore } from 'react';

const list = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia(query) : undefined;

/** @param ahead what counts where a page is made ahead for screens of every kind */
export function useMedia(query: string, ahead = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = list(query);
      media?.addEventListener('change', changed);
      return () => {
        media?.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => list(query)?.matches ?? false,
    () => ahead,
  );
}

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** Whether the mobile layout applies: below 768 px, 767 yes, 768 no (SHELL-34). */
export const useIsMobile = (ahead?: boolean): boolean => useMedia('(max-width: 767.98px)', ahead);
