import { depositsThatEarned, isAwardEarned, withDepositAgain, withoutDeposit } from '@magpie/domain/lock-in';
import type { CountedDeposits } from '@magpie/domain/lock-in';
import { money } from '@magpie/domain/money';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { findMemberPromo, forgiveAward, promoRecord, takeBackPromo } from '../promos/index.ts';
import { completeReached } from './progress.ts';
import {
  changeLockIn,
  changeWithdrawal,
  countedDeposit,
  depositsOfAward,
  lockInRow,
  markDeposit,
  withdrawnOf,
} from './store/index.ts';
import type { CountedDeposit } from './store/index.ts';

type Counted = Pick<CountedDeposit, 'memberId' | 'memberPromoId'>;

/** What counts for a running lock-in, or for the award that one earned. */
async function countedFor(db: Reader, { memberId, memberPromoId }: Counted): Promise<CountedDeposits> {
  const withdrawn = (await withdrawnOf(db, memberId, memberPromoId)).map((row) => ({
    withdrawalId: row.withdrawalId,
    amount: money.of(row.amountMinor),
    forgotten: money.of(row.forgottenMinor),
  }));
  if (memberPromoId === null) {
    const { accumulatedDepositMinor = 0n } = (await lockInRow(db, memberId)) ?? {};
    return { accumulated: money.of(accumulatedDepositMinor), withdrawn };
  }
  const deposits = await depositsOfAward(db, memberPromoId);
  return depositsThatEarned(
    deposits.map((amount) => money.of(amount)),
    withdrawn,
  );
}

async function keep(unit: Unit, { memberId, memberPromoId }: Counted, left: CountedDeposits): Promise<void> {
  if (memberPromoId === null)
    await changeLockIn(unit.db, memberId, { accumulatedDepositMinor: left.accumulated });
  for (const { withdrawalId, amount, forgotten } of left.withdrawn)
    await changeWithdrawal(unit.db, withdrawalId, { amountMinor: amount, forgottenMinor: forgotten });
}

async function isEarned(db: Reader, id: string): Promise<boolean> {
  const award = await findMemberPromo(db, id);
  const record = award && (await promoRecord(db, award.promoId));
  if (!record) return false;
  const counted = await countedFor(db, { memberId: award.memberId, memberPromoId: id });
  return isAwardEarned(counted, money.of(record.row.requiredDepositMinor ?? 0n));
}

/**
 * Takes a deposit that was taken back out of the lock-in that it counted towards: it is no deposit any more. What the lock-in
 * has awarded is taken back with it when the others would not have earned it.
 */
export async function uncountDeposit(unit: Unit, deposit: string): Promise<void> {
  const counted = await countedDeposit(unit.db, deposit, { takenBack: false });
  if (!counted) return;
  const { memberPromoId, amountMinor } = counted;
  const before = await countedFor(unit.db, counted);
  await keep(unit, counted, withoutDeposit(before, money.of(amountMinor)));
  await markDeposit(unit.db, deposit, { takenBack: true });
  const award = memberPromoId === null ? undefined : await findMemberPromo(unit.db, memberPromoId);
  if (award && !(await isEarned(unit.db, award.id))) await takeBackPromo(unit, award, deposit);
}

/**
 * Counts a deposit again, as its dispute is lifted: towards the lock-in that it was taken out of, which that may complete, or for
 * what it awarded. Nothing more is taken of that once all that earns it stands.
 */
export async function countDepositAgain(unit: Unit, deposit: string): Promise<void> {
  const counted = await countedDeposit(unit.db, deposit, { takenBack: true });
  if (!counted) return;
  const { memberId, memberPromoId, amountMinor } = counted;
  const before = await countedFor(unit.db, counted);
  await keep(unit, counted, withDepositAgain(before, money.of(amountMinor)));
  await markDeposit(unit.db, deposit, { takenBack: false });
  if (memberPromoId === null) await completeReached(unit, memberId);
  else if (await isEarned(unit.db, memberPromoId)) await forgiveAward(unit, memberPromoId);
}
