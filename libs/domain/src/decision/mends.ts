/** A mend that opens under this name in the web app. */
export type MendModal =
  | 'loginModal'
  | 'supportModal'
  | 'depositProfileFormUpdate'
  | 'verifyMobileNumberModal'
  | 'profileVerificationAlert';

/** A mend that opens nothing by itself: whoever was refused takes this step. */
export type MendStep = 'refreshAccount' | 'switchWalletMode';

/** What takes a reason away. */
export type Mend = MendModal | MendStep;
