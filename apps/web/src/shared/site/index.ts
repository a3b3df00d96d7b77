export { usePageTitle } from './page-title.ts';
export { SiteProvider, useSite } from './site.ts';
