import { isAwardEarned } from '@magpie/domain/lock-in';
import { money } from '@magpie/domain/money';
import type { Unit } from '#platform/worlds/index.ts';
import { findMemberPromo, promoRecord, takeBackPromo } from '../promos/index.ts';
import {
  changeLockIn,
  changeWithdrawal,
  depositsOfAward,
  lockInRow,
  takeDeposit,
  withdrawnOf,
} from './store/index.ts';

/** Of a deposit that was withdrawn before it was taken back nothing counts again if that withdrawal comes back. */
async function forgetWithdrawn(unit: Unit, memberId: string, amount: bigint): Promise<void> {
  let rest = money.of(amount);
  for (const { withdrawalId, amountMinor } of await withdrawnOf(unit.db, memberId, null)) {
    const gone = money.min(rest, money.of(amountMinor));
    rest = money.subtract(rest, gone);
    await changeWithdrawal(unit.db, withdrawalId, amountMinor - gone);
  }
}

async function takeOut(unit: Unit, memberId: string, amount: bigint): Promise<void> {
  const row = await lockInRow(unit.db, memberId);
  if (!row) return;
  const left = money.subtract(money.of(row.accumulatedDepositMinor), money.of(amount));
  await changeLockIn(unit.db, memberId, { accumulatedDepositMinor: money.max(left, money.zero) });
  if (left < 0n) await forgetWithdrawn(unit, memberId, money.negate(left));
}

async function checkAward(unit: Unit, id: string, deposit: string): Promise<void> {
  const award = await findMemberPromo(unit.db, id);
  const record = award && (await promoRecord(unit.db, award.promoId));
  if (!record) return;
  const withdrawn = await withdrawnOf(unit.db, award.memberId, id);
  const earned = isAwardEarned({
    deposits: (await depositsOfAward(unit.db, id)).map((amount) => money.of(amount)),
    withdrawn: money.sum(withdrawn.map(({ amountMinor }) => money.of(amountMinor))),
    requiredDeposit: money.of(record.row.requiredDepositMinor ?? 0n),
  });
  if (!earned) await takeBackPromo(unit, award, deposit);
}

/**
 * Takes a deposit that was taken back out of the lock-in that it counted towards: it is no deposit any more. What the lock-in
 * has awarded is taken back with it when the others would not have earned it.
 */
export async function uncountDeposit(unit: Unit, deposit: string): Promise<void> {
  const counted = await takeDeposit(unit.db, deposit);
  if (!counted) return;
  const { memberId, amountMinor, memberPromoId } = counted;
  if (memberPromoId === null) await takeOut(unit, memberId, amountMinor);
  else await checkAward(unit, memberPromoId, deposit);
}
