import { useEffect } from 'react';
import { useSite } from './site.ts';

/**
 * Puts a page's title before that of the site in the browser's tab, as long as the page is shown.
 *
 * @param title in sentence case, for example `Promotions`; `null` while it is not known
 */
export function usePageTitle(title: string | null): void {
  const { title: siteTitle } = useSite();
  useEffect(() => {
    document.title = title === null ? siteTitle : `${title} | ${siteTitle}`;
    return () => {
      document.title = siteTitle;
    };
  }, [title, siteTitle]);
}
