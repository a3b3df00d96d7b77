import { depositOrdinal } from '@magpie/domain/payments';
import type { Reader } from '#platform/store/index.ts';
import type { MemberRow } from '../account/index.ts';
import { approvedAmounts } from './store/index.ts';

export async function nextDepositOrdinal(db: Reader, member: MemberRow): Promise<number> {
  const { length } = await approvedAmounts(db, 'deposits', { memberId: member.id });
  return depositOrdinal(length, member.hasFirstDeposit);
}
