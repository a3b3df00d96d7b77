import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import {
  bonusLeft,
  bonusPosting,
  bonusShares,
  isBeginningPushed,
  promoEnding,
  spinsEnding,
} from '@magpie/domain/promos';
import type { AwardForm, EndingFacts, PromoEnding } from '@magpie/domain/promos';
import { balances, houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { AccountRef } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { startAward } from './starts.ts';
import { publishBalance } from '../wallets/index.ts';
import { endedBy } from './ended.ts';
import { tellEnd } from './end-notices.ts';
import { smallestStakeOf } from './lost.ts';
import type { MemberPromoRow } from './model.ts';
import {
  addPromoCash,
  changeMemberPromo,
  endFreeSpinsWith,
  hasOpenRound,
  memberPromoRow,
  nextPending,
  promoRecord,
  renewedRow,
  standingAward,
} from './store/index.ts';

type LeftToPlay = Pick<EndingFacts, 'bonusLeft' | 'smallestStake'>;

function bonusGoes(
  { memberId, currency }: MemberPromoRow,
  type: ReturnType<typeof bonusPosting>,
): AccountRef {
  const isPaid = type === 'PROMO_CONVERSION';
  return isPaid ? memberAccount(memberId, 'CASINO', currency) : houseAccount('PROMO', currency);
}

/** Bonus money of an active promo that is left, in minor units. */
export async function bonusMoneyOf(db: Reader, row: MemberPromoRow): Promise<bigint> {
  const { CASINO_BONUS, SPORT_BONUS } = await balances(db, row.memberId, row.currency);
  return bonusLeft(money.of(CASINO_BONUS + SPORT_BONUS), money.of(row.bonusBeforeMinor));
}

async function clearBonus(unit: Unit, row: MemberPromoRow, ending: PromoEnding['status']): Promise<void> {
  const left = await bonusMoneyOf(unit.db, row);
  if (left === 0n) return;
  const type = bonusPosting(ending);
  const account = bonusGoes(row, type);
  const { SPORT_BONUS } = await balances(unit.db, row.memberId, row.currency);
  const taken = bonusShares(money.of(left), money.of(SPORT_BONUS)).map(({ wallet, amount }) => ({
    account: memberAccount(row.memberId, wallet, row.currency),
    amount: money.negate(amount),
  }));
  const record = await promoRecord(unit.db, row.promoId);
  await unit.post({
    key: `promo:${row.id}:end`,
    type,
    memberId: row.memberId,
    postings: [...taken, { account, amount: left }],
    details: { name: record?.row.name ?? 'Promo' },
  });
  if (ending === 'COMPLETE') await addPromoCash(unit.db, row.id, left);
}

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

/**
 * Ends a promo in force: what is left of its bonus money becomes cash when it is COMPLETE and is taken back otherwise, its
 * free spins end with it, and the oldest pending promo starts.
 */
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

/** What of an award is given anew may be the last cent of a bonus that was played. */
async function largestBonus(db: Reader, award: MemberPromoRow): Promise<Minor> {
  const bonus = money.of(award.bonusMinor);
  const earlier = await renewedRow(db, award);
  return earlier ? money.max(bonus, await largestBonus(db, earlier)) : bonus;
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
