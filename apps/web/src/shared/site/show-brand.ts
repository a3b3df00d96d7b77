import type { Site } from '@magpie/domain/site';

/**
 * Puts a brand's title and mark into the browser's tab; the page itself carries those of the main site. A prerendered page's
 * own title of the same brand stays until the app knows the page's.
 */
export function showBrand({ code, title }: Pick<Site, 'code' | 'title'>): void {
  if (!document.title.endsWith(`| ${title}`)) document.title = title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', `/brands/${code}.svg`);
}
