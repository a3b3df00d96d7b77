/** What stands between a member and a deposit. */
export interface DepositFacts {
  readonly profileComplete: boolean;
  readonly mobileVerificationRequired: boolean;
}

/** The modal that a member's deposit opens. */
export type DepositStep = 'depositProfileFormUpdate' | 'verifyMobileNumberModal' | 'depositModal';

/** The next step of a member's deposit: a complete profile, a verified number where it is asked for, the form (PROF-18). */
export function beforeDeposit(facts: DepositFacts): DepositStep {
  if (!facts.profileComplete) return 'depositProfileFormUpdate';
  return facts.mobileVerificationRequired ? 'verifyMobileNumberModal' : 'depositModal';
}
