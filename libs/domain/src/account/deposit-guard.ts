/** What stands between a member and a deposit. */
export interface DepositFacts {
  readonly profileComplete: boolean;
  readonly mobileVerificationRequired: boolean;
}

/**
 * Why a member may not deposit yet, by its code in the contract, in the order of the checks: what is said, and the modal
 * that mends it (PROF-18, DEP-20, DEP-36).
 */
export const depositGuardReasons = {
  PROFILE_INCOMPLETE: {
    text: 'A deposit needs a few more of your details first.',
    mend: 'depositProfileFormUpdate',
  },
  MOBILE_NOT_VERIFIED: {
    text: 'A deposit needs your mobile number to be verified first.',
    mend: 'verifyMobileNumberModal',
  },
} as const;

/** A reason of {@link depositGuardReasons}. */
export type DepositGuardReason = keyof typeof depositGuardReasons;

/** A modal that takes away what stands before a deposit. */
export type DepositMend = (typeof depositGuardReasons)[DepositGuardReason]['mend'];

/** The modal that a member's deposit opens. */
export type DepositStep = DepositMend | 'depositModal';

/** Why a member may not deposit yet, or null: a complete profile, then a verified number where it is asked for (DEP-36). */
export function depositGuardReason(facts: DepositFacts): DepositGuardReason | null {
  if (!facts.profileComplete) return 'PROFILE_INCOMPLETE';
  return facts.mobileVerificationRequired ? 'MOBILE_NOT_VERIFIED' : null;
}

/** The next step of a member's deposit: what mends the reason why not, or the form (PROF-18). */
export function beforeDeposit(facts: DepositFacts): DepositStep {
  const reason = depositGuardReason(facts);
  return reason ? depositGuardReasons[reason].mend : 'depositModal';
}

/** The modal that mends what the platform refused a deposit for, or null for a code that none mends (DEP-36). */
export function depositMend(code: string | null | undefined): DepositMend | null {
  if (code === 'PROFILE_INCOMPLETE' || code === 'MOBILE_NOT_VERIFIED') return depositGuardReasons[code].mend;
  return null;
}
