import { useEffect } from 'react';

/** Id of the part of a prerendered page that stands in for the app until the app can show the same. */
export const prerenderedId = 'prerendered';

/**
 * Lets the app take the place of a prerendered page, in the same frame in which it shows something of its own: the
 * style of such a page hides the app as long as that part is there.
 * @param ready whether there is something to show
 */
export function useTakeOver(ready: boolean): void {
  useEffect(() => {
    if (ready) document.getElementById(prerenderedId)?.remove();
  }, [ready]);
}
