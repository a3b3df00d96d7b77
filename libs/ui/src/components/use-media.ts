import { useCallback, useSyncExternalStore } from 'react';

const list = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia(query) : undefined;

/** Whether a media query holds now; `false` on the server and at the first client render of prerendered HTML. */
export function useMedia(query: string): boolean {
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
    () => false,
  );
}

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** Whether the mobile layout applies: below 768 px, 767 yes, 768 no (SHELL-34). */
export const useIsMobile = (): boolean => useMedia('(max-width: 767.98px)');
