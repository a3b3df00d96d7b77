export { activePromoTerms } from './store.ts';
export type { ActivePromoTerms } from './store.ts';
