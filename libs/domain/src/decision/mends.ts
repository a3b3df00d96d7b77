const mendModals = [
  'loginModal',
  'supportModal',
  'depositProfileFormUpdate',
  'verifyMobileNumberModal',
  'profileVerificationAlert',
] as const;

/** A mend that is a modal of this name in the web app. */
export type MendModal = (typeof mendModals)[number];

/** A mend without a modal: the person who was refused takes this step. */
export type MendStep = 'refreshAccount' | 'switchCurrency' | 'switchWalletMode';

/** What resolves the reason of a refusal. */
export type Mend = MendModal | MendStep;

export function isMendModal(mend: Mend): mend is MendModal {
  return mendModals.some((modal) => modal === mend);
}
