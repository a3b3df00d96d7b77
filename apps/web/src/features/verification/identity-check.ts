import { identityCheckDue } from '@magpie/domain/verification';
import { modals } from '#shared/modals/index.ts';
import { usePush, useSession } from '../session/index.ts';

/** Opens profileVerificationAlert when a push asks the member for an identity check (CONF-03). */
export function IdentityCheck(): null {
  const { account } = useSession();
  usePush('memberUpdated', ({ id, body }) => {
    if (account?.id !== id || !identityCheckDue(body, account.verified || body.verified)) return;
    modals.open('profileVerificationAlert');
  });
  return null;
}
