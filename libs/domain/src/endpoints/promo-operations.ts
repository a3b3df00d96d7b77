/** Fields of the contract that the promo endpoint serves (API-06); every other one is on the main endpoint. */
export const promoOperations = [
  'activateConsumableBonus',
  'activateFreeSpinPromo',
  'availableMemberCashback',
  'availablePromo',
  'cancelActivePromo',
  'cancelFreeSpin',
  'cancelFreeSpinPromo',
  'cancelLockIn',
  'cashback',
  'cashbacks',
  'claimCashback',
  'claimFreeSpinPromo',
  'lockInMemberToPromo',
  'member',
  'memberCashbacks',
  'memberConsumablePromos',
  'memberFreeSpins',
  'promo',
  'promoHistory',
  'promos',
  'switchPromoToBonusMode',
] as const;

const onPromo: ReadonlySet<string> = new Set(promoOperations);

/** The endpoint that serves a query or mutation field of the contract (API-03, API-06). */
export function endpointOf(field: string): 'main' | 'promo' {
  return onPromo.has(field) ? 'promo' : 'main';
}

/** The id that older calls ask for: the account's only one (API-14). */
export function legacyMemberId(account: { readonly id: string }): string {
  return account.id;
}
