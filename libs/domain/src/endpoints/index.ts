export { endpointOf, legacyMemberId, promoOperations } from './promo-operations.ts';
