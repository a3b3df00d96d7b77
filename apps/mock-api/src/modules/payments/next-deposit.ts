import { depositOrdinal } from '@magpie/domain/payments';
import type { Reader } from '#platform/store/index.ts';
import type { MemberRow } from '../account/index.ts';
import { countApprovedDeposits } from './store/index.ts';

export async function nextDepositOrdinal(db: Reader, member: MemberRow): Promise<number> {
  const approved = await countApprovedDeposits(db, member.id);
  return depositOrdinal(approved, member.hasFirstDeposit);
}
