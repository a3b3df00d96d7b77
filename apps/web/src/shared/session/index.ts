export { createMemberStore, resetMemberStores } from './member-store.ts';
export { chosenPromo, storedPromoCode } from './promo-code.ts';
export { registrationMember } from './registration-member.ts';
