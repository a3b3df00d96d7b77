import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { DepositAccessReason } from './deposit-access-reasons.ts';

export interface DepositAccessFacts {
  /** Null while not known. */
  readonly signedIn: boolean | null;
  readonly depositBlocked: boolean;
  readonly profileComplete: boolean;
  /** Null while it is not known whether the site requires it. */
  readonly mobileVerificationRequired: boolean | null;
}

export interface DepositAccessPlan {
  /** False while a fact that could still refuse the deposit is not known. */
  readonly settled: boolean;
}

/** Signed in (DEP-01), not blocked (DEP-21), profile complete (PROF-18), number verified if required (DEP-20, DEP-36). */
export function decideDepositAccess({
  signedIn,
  depositBlocked,
  profileComplete,
  mobileVerificationRequired,
}: DepositAccessFacts): Decision<DepositAccessPlan, DepositAccessReason> {
  if (signedIn === null) return allow({ settled: false });
  if (!signedIn) return refuse('signedOut');
  if (depositBlocked) return refuse('blocked');
  if (!profileComplete) return refuse('profileIncomplete');
  if (mobileVerificationRequired === true) return refuse('mobileNotVerified');
  return allow({ settled: mobileVerificationRequired !== null });
}
