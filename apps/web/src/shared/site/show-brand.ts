import type { Site } from '@magpie/domain/site';

/** A prerendered page's own title of the same brand stays until the app knows the page's. */
export function showBrand({ code, title }: Pick<Site, 'code' | 'title'>): void {
  document.documentElement.dataset['brand'] = code;
  if (!document.title.endsWith(`| ${title}`)) document.title = title;
  document.querySelector('link[rel=icon]')?.setAttribute('href', `/brands/${code}.svg`);
}
