export { useAddressQuery, withEntries } from './address-query.ts';
export { useModalOverHome } from './modal-over-home.ts';
export { currentPart, lazyPage, lazyPart } from './lazy-page.ts';
export { fetchParts, renderedParts } from './parts.tsx';
export { accountTabs, paths, routePatterns, supportPages } from './paths.ts';
export type { AccountTab, SupportPage } from './paths.ts';
export { narrowingWords } from './narrowing.ts';
export { watchIntent } from './intent.ts';
export { goTo, NavigatorBridge } from './navigator.ts';
