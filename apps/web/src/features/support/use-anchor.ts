import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the heading that the address names into view and moves the keyboard there, as a page load does by itself.
 * @param ready whether the text is on the page
 */
export function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!ready || hash === '') return;
    const heading = document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [ready, hash, key]);
}
