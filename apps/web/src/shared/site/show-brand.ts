import type { Site } from '@magpie/domain/site';

/** Puts a brand's title and mark into the browser's tab; the page itself carries those of the main site. */
export function showBrand({ code, title }: Pick<Site, 'code' | 'title'>): void {
  document.title = title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', `/brands/${code}.svg`);
}
