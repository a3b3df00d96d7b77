import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import type { DepositAccessReason } from './deposit-access-reasons.ts';

/** What of a person decides whether they may deposit at all. */
export interface DepositAccessFacts {
  /** Null while it is not known. */
  readonly signedIn: boolean | null;
  readonly depositBlocked: boolean;
  readonly profileComplete: boolean;
  /** Null while it is not known whether the site asks for it. */
  readonly mobileVerificationRequired: boolean | null;
}

/** That nothing stands before a deposit. */
export interface DepositAccessPlan {
  /** False while a fact is not known that could still refuse it. */
  readonly settled: boolean;
}

/**
 * Decides whether a person may deposit at all: signed in (DEP-01), not blocked (DEP-21), with a complete profile (PROF-18)
 * and a verified number where it is asked for (DEP-20, DEP-36).
 */
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
