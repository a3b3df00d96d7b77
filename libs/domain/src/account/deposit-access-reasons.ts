import type { ReasonTable } from '../decision/index.ts';

export type DepositAccessReason = 'signedOut' | 'blocked' | 'profileIncomplete' | 'mobileNotVerified';

/** In the order of the checks (DEP-01, DEP-21, PROF-18, DEP-20, DEP-36). */
export const depositAccessReasons = {
  signedOut: { code: 'UNAUTHENTICATED', text: () => 'Log in to deposit.', mend: 'loginModal' },
  blocked: {
    code: 'DEPOSIT_BLOCKED',
    text: () => 'Deposits are currently blocked on your account. Please contact support.',
    mend: 'supportModal',
  },
  profileIncomplete: {
    code: 'PROFILE_INCOMPLETE',
    text: () => 'A deposit needs a few more of your details first.',
    mend: 'depositProfileFormUpdate',
  },
  mobileNotVerified: {
    code: 'MOBILE_NOT_VERIFIED',
    text: () => 'A deposit needs your mobile number to be verified first.',
    mend: 'verifyMobileNumberModal',
  },
} as const satisfies ReasonTable<DepositAccessReason>;

export type DepositMend = (typeof depositAccessReasons)[DepositAccessReason]['mend'];
