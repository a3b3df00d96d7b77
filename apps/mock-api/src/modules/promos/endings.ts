import { money } from '@magpie/domain/money';
import { isBeginningPushed, promoEnding, spinsEnding } from '@magpie/domain/promos';
import type { AwardForm, EndingFacts, PromoEnding } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { bonusMoneyOf, clearBonus, largestBonus } from './bonus-money.ts';
import { endedBy } from './ended.ts';
import { tellEnd } from './end-notices.ts';
import { smallestStakeOf } from './lost.ts';
import type { MemberPromoRow } from './model.ts';
import { startAward } from './starts.ts';
import {
  changeMemberPromo,
  endFreeSpinsWith,
  hasOpenRound,
  memberPromoRow,
  nextPending,
  promoRecord,
  standingAward,
} from './store/index.ts';

type LeftToPlay = Pick<EndingFacts, 'bonusLeft' | 'smallestStake'>;

/** Begins an award and pushes that to its member, unless it is over in the same moment with too little bonus for any bet. */
async function begin(unit: Unit, award: MemberPromoRow): Promise<AwardForm> {
  const form = await startAward(unit, award);
  await settlePromo(unit, award.id);
  const { memberId, promoId, promoUsed, status } = await memberPromoRow(unit.db, award.id);
  if (isBeginningPushed({ form, waited: award.waitsFor !== null, status }))
    unit.emit({ name: 'memberPromoCreated', memberId, payload: { promoId, promoUsed } });
  return form;
}

/** Begins an award that waits for nothing any more. */
export async function beginAward(unit: Unit, award: MemberPromoRow): Promise<MemberPromoRow> {
  await begin(unit, award);
  return memberPromoRow(unit.db, award.id);
}

/** Begins awards in their order up to one that binds money: free spins alone do not, and the end of a promo begins the next. */
async function startNext(unit: Unit, memberId: string): Promise<void> {
  const next = await nextPending(unit.db, memberId, unit.now);
  if (next && (await begin(unit, next)) === 'FREE_SPINS') await startNext(unit, memberId);
}

/** Ends a promo in force with its bonus money and its free spins, and begins what waits for that. */
export async function endPromo(
  unit: Unit,
  row: MemberPromoRow,
  ending: PromoEnding,
): Promise<MemberPromoRow> {
  const { status, cause } = ending;
  await changeMemberPromo(unit.db, row.id, endedBy(ending, unit));
  await clearBonus(unit, row, status);
  const spins = spinsEnding[status];
  if (spins) await endFreeSpinsWith(unit.db, row.id, spins);
  await tellEnd(unit, row, cause);
  await startNext(unit, row.memberId);
  await publishBalance(unit, row.memberId);
  return memberPromoRow(unit.db, row.id);
}

/** Null when nothing is to be held against it. */
async function leftToPlay(unit: Unit, row: MemberPromoRow, roundOpen: boolean): Promise<LeftToPlay> {
  const record = roundOpen ? undefined : await promoRecord(unit.db, row.promoId);
  if (!record) return { bonusLeft: null, smallestStake: money.zero };
  const bonusLeft = money.of(await bonusMoneyOf(unit.db, row));
  return { bonusLeft, smallestStake: await smallestStakeOf(unit, record) };
}

/**
 * Ends a promo in force that is over at the unit's moment, by its time, its turnover or its money (PROMO-46, PROMO-48).
 * @param roundOpen whether one of its rounds is open, whose win may still come
 */
export async function endPromoIfOver(
  unit: Unit,
  row: MemberPromoRow,
  { roundOpen }: { readonly roundOpen: boolean },
): Promise<void> {
  const ending = promoEnding(
    {
      bonus: await largestBonus(unit.db, row),
      expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt),
      turnoverTarget: money.of(row.turnoverTargetMinor),
      turnoverCounter: money.of(row.turnoverCounterMinor),
      walletMode: row.walletMode,
      ...(await leftToPlay(unit, row, roundOpen)),
    },
    unit.now,
  );
  if (ending) await endPromo(unit, row, ending);
}

/** Ends a promo in force that is over without a bet of it having been settled: a round was annulled, or it began with too little. */
export async function settlePromo(unit: Unit, id: string): Promise<void> {
  const row = await standingAward(unit.db, id);
  if (row.status !== 'ACTIVE') return;
  await endPromoIfOver(unit, row, { roundOpen: await hasOpenRound(unit.db, id) });
}
