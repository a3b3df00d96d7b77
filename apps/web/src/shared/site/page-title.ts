import { useEffect } from 'react';
import { noteTitle } from './prerendered.ts';
import { useSite } from './site.ts';

/**
 * Puts a page's title before that of the site in the browser's tab, as long as the page is shown.
 * @param title in sentence case, for example `Promotions`; `null` while it is not known, when the tab keeps what it reads:
 *   the title of the prerendered page, or that of the site, which every page leaves behind
 */
export function usePageTitle(title: string | null): void {
  const { title: siteTitle } = useSite();
  noteTitle(title);
  useEffect(() => {
    if (title === null) return undefined;
    document.title = `${title} | ${siteTitle}`;
    return () => {
      document.title = siteTitle;
    };
  }, [title, siteTitle]);
}
