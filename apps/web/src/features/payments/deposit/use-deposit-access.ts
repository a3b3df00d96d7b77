import {
  decideDepositAccess,
  depositAccessReasons,
  isProfileComplete,
  type DepositAccessFacts,
  type DepositMend,
} from '@magpie/domain/account';
import { mendFor } from '@magpie/domain/decision';
import { useMobileVerification } from '#shared/site/index.ts';
import { useSession, useSessionService, type Account, type Session } from '../../session/index.ts';

type Entrance = Pick<Session, 'account' | 'settled'>;

function factsOf(
  { account, settled }: Entrance,
  verificationDue: (account: Account) => boolean | null,
): DepositAccessFacts {
  return {
    signedIn: account || settled ? account !== null : null,
    depositBlocked: account?.depositBlocked ?? false,
    profileComplete: account !== null && isProfileComplete(account),
    mobileVerificationRequired: account && verificationDue(account),
  };
}

export function useDepositAccessFacts(): DepositAccessFacts {
  return factsOf(useSession(), useMobileVerification());
}

/** The same at the moment of a press, which may come long after what is on screen was rendered (AUTH-45). */
export function useDepositAccessReader(): () => DepositAccessFacts {
  const { state } = useSessionService();
  const verificationDue = useMobileVerification();
  return () => factsOf(state.get(), verificationDue);
}

/** What comes before the form of a deposit; `null` for nothing, `undefined` while that is not known. */
export function beforeDepositForm(
  access: ReturnType<typeof decideDepositAccess>,
): DepositMend | null | undefined {
  if (access.allowed) return access.plan.settled ? null : undefined;
  const mend = mendFor(depositAccessReasons, access.reason);
  // A block shows in the form itself (DEP-22).
  return mend === 'supportModal' ? null : mend;
}

/** Whether a deposit can be made now, be it pressed wherever (DEP-01, PROF-18, DEP-20). */
export function useDepositAccess(): ReturnType<typeof decideDepositAccess> {
  return decideDepositAccess(useDepositAccessFacts());
}
