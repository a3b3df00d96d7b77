import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a page load does by itself and a navigation inside the app has to do: a new page begins at its top, and a keyboard
 * whose focus went with the old page goes on at the main part. Going back keeps the place, which the browser knows.
 */
export function ScrollRestoration(): null {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, kind]);
  return null;
}
