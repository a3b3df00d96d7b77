export { createMemberStore, resetMemberStores } from './member-store.ts';
export { chosenPromo, storedPromoCode } from './promo-code.ts';
