const mendModals = [
  'loginModal',
  'supportModal',
  'depositProfileFormUpdate',
  'verifyMobileNumberModal',
  'profileVerificationAlert',
] as const;

/** A mend that opens under this name in the web app. */
export type MendModal = (typeof mendModals)[number];

/** A mend that opens nothing by itself: whoever was refused takes this step. */
export type MendStep = 'refreshAccount' | 'switchCurrency' | 'switchWalletMode';

/** What takes a reason away. */
export type Mend = MendModal | MendStep;

export function isMendModal(mend: Mend): mend is MendModal {
  return mendModals.some((modal) => modal === mend);
}
