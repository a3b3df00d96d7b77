import { creditPosting } from '@magpie/domain/promos';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { publishBalance } from '../wallets/index.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { freeSpinsWith, withEarlier } from './store/index.ts';

/** What an award gave in cash, with those that it was given in place of. */
export async function cashOf(db: Reader, row: MemberPromoRow): Promise<bigint> {
  const spins = await freeSpinsWith(db, await withEarlier(db, row));
  return spins.reduce((sum, { totalWinningsMinor }) => sum + totalWinningsMinor, row.becameCashMinor);
}

interface AwardCash {
  readonly key: string;
  readonly amount: bigint;
}

/** Pays what an award that was given anew gives in cash. */
export async function payCash(
  unit: Unit,
  { memberId, currency }: MemberPromoRow,
  { row: { name } }: PromoRecord,
  { key, amount }: AwardCash,
): Promise<void> {
  if (amount === 0n) return;
  await unit.post({
    key,
    type: creditPosting('OPERATOR'),
    memberId,
    postings: [
      { account: houseAccount('PROMO', currency), amount: -amount },
      { account: memberAccount(memberId, 'CASINO', currency), amount },
    ],
    details: { name },
  });
  await publishBalance(unit, memberId);
}
