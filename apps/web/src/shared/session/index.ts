export { createMemberStore, resetMemberStores } from './member-store.ts';
export { storedPromoCode } from './promo-code.ts';
