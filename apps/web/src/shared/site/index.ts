export { usePageHead } from './page-head.ts';
export type { PageHead } from './page-head.ts';
export { useMobileVerification } from './mobile-verification.ts';
export { usePageTitle } from './page-title.ts';
export { prerenderedId, rendered } from './prerendered.ts';
export { showBrand } from './show-brand.ts';
export { configuredSite, useSite } from './site.ts';
