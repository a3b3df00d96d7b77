import { lateMoney, takenBackAs } from '@magpie/domain/promos';
import type { LateMoney } from '@magpie/domain/promos';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { LedgerWallet } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { addPromoCash, memberPromoRow, promoRecord } from './store/index.ts';

/** What becomes of bonus money of a round that was staked under a member's promo (PROMO-49). @param id null for none */
export async function lateMoneyOf(db: Reader, id: string | null): Promise<LateMoney> {
  return id === null ? 'KEPT' : lateMoney((await memberPromoRow(db, id)).status);
}

/** Counts bonus money that was paid as cash after the end of its promo as a part of what that became. */
export const countLateCash = (unit: Unit, id: string, amount: bigint): Promise<void> =>
  addPromoCash(unit.db, id, amount);

/** Takes bonus money back that came after the end of its promo. */
export async function takeLateMoney(
  unit: Unit,
  id: string,
  taken: { readonly key: string; readonly wallet: LedgerWallet; readonly amount: bigint },
): Promise<void> {
  const row = await memberPromoRow(unit.db, id);
  const record = await promoRecord(unit.db, row.promoId);
  const { key, wallet, amount } = taken;
  await unit.post({
    key,
    type: takenBackAs(row.status),
    memberId: row.memberId,
    postings: [
      { account: memberAccount(row.memberId, wallet, row.currency), amount: -amount },
      { account: houseAccount('PROMO', row.currency), amount },
    ],
    details: { name: record?.row.name ?? 'Promo' },
  });
}
