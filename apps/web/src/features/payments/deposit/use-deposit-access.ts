import { decideDepositAccess, isProfileComplete, type DepositAccessFacts } from '@magpie/domain/account';
import { useMobileVerification } from '#shared/site/index.ts';
import { useSession } from '../../session/index.ts';

export function useDepositAccessFacts(): DepositAccessFacts {
  const { account, settled } = useSession();
  const verificationDue = useMobileVerification();
  return {
    signedIn: account || settled ? account !== null : null,
    depositBlocked: account?.depositBlocked ?? false,
    profileComplete: account !== null && isProfileComplete(account),
    mobileVerificationRequired: account && verificationDue(account),
  };
}

/** Whether a deposit can be made now, be it pressed wherever (DEP-01, PROF-18, DEP-20). */
export function useDepositAccess(): ReturnType<typeof decideDepositAccess> {
  return decideDepositAccess(useDepositAccessFacts());
}
