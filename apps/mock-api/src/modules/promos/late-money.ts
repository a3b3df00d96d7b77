import { givenLater, lateMoney, takenBackAs } from '@magpie/domain/promos';
import type { LateMoney, StakedPromo } from '@magpie/domain/promos';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { LedgerWallet } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { turnoverOf } from './model.ts';
import type { MemberPromoRow } from './model.ts';
import {
  addPromoCash,
  changeMemberPromo,
  memberPromoRow,
  promoRecord,
  standingAward,
} from './store/index.ts';

/** What becomes of bonus money of a round. */
export interface LateTreatment {
  readonly as: LateMoney;
  /** The promo that it belongs to; null for none. */
  readonly promo: string | null;
}

/** An award, as what comes of its rounds asks for it. */
export const staked = (row: MemberPromoRow): StakedPromo => ({
  status: row.status,
  endCause: row.endCause,
  owed: row.takenBackPlace !== null,
  began: row.began,
  turnover: turnoverOf(row),
});

/** What becomes of bonus money of a round that was staked under a member's promo (PROMO-49). @param id null for none */
export async function lateMoneyOf(db: Reader, id: string | null): Promise<LateTreatment> {
  if (id === null) return { as: 'KEPT', promo: null };
  const row = await standingAward(db, id);
  return { as: lateMoney(staked(row)), promo: row.id };
}

/** Counts bonus money that was paid as cash after the end of its promo as a part of what that became. */
export const countLateCash = (unit: Unit, id: string, amount: bigint): Promise<void> =>
  addPromoCash(unit.db, id, amount);

async function keepTaken(unit: Unit, row: MemberPromoRow, amount: bigint): Promise<void> {
  const { id, bonusMinor, takenBonusMinor } = row;
  const given = givenLater(row);
  if (given === 'WAITING') await changeMemberPromo(unit.db, id, { bonusMinor: bonusMinor + amount });
  if (given === 'TAKEN_BACK')
    await changeMemberPromo(unit.db, id, { takenBonusMinor: takenBonusMinor + amount });
}

/** Takes bonus money that came back while its promo is not in force, and keeps it for when that is given again. */
export async function takeLateMoney(
  unit: Unit,
  id: string,
  taken: { readonly key: string; readonly wallet: LedgerWallet; readonly amount: bigint },
): Promise<void> {
  const row = await memberPromoRow(unit.db, id);
  const record = await promoRecord(unit.db, row.promoId);
  const { key, wallet, amount } = taken;
  await keepTaken(unit, row, amount);
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
