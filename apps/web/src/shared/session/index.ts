export { createMemberStore, resetMemberStores } from './member-store.ts';
export { chosenPromo, storedPromoCode, useStoredPromoCode } from './promo-code.ts';
export { signedUpMember } from './signed-up-member.ts';
