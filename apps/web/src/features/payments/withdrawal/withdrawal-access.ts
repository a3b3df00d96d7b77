import { decideWithdrawalAccess, type WithdrawalAccessFacts } from '@magpie/domain/payments';
import type { Account } from '../../session/index.ts';

export const withdrawalAccessOf = ({
  withdrawalBlocked,
  verified,
}: Pick<Account, 'withdrawalBlocked' | 'verified'>): WithdrawalAccessFacts => ({
  signedIn: true,
  withdrawalBlocked,
  verified,
});

/** Why a member may not withdraw at all; `null` for one who may. */
export function withdrawalRefusalOf(account: Account) {
  const decision = decideWithdrawalAccess(withdrawalAccessOf(account));
  return decision.allowed ? null : decision;
}
