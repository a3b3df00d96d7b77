import { lockInEnding } from '@magpie/domain/lock-in';
import type { LockInEnd } from '@magpie/domain/lock-in';
import type { ScheduledJob } from '#platform/jobs/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { keepUnfinishedLockIn } from '../promos/index.ts';
import { changeLockIn, forgetDeposits, lockInEnds, lockInOfKey } from './store/index.ts';
import type { LockInRow } from './store/index.ts';

/** Ends a lock-in and removes its progress; how far an unfinished one was goes into the member's history of promos (LOCK-12). */
export async function endLockIn(unit: Unit, row: LockInRow, end: LockInEnd): Promise<void> {
  const { memberId, promoId, lastLockInAt: begunAt } = row;
  const ending = lockInEnding(row, end);
  const reached = { deposit: row.accumulatedDepositMinor, turnover: row.accumulatedTurnoverMinor };
  if (ending) await keepUnfinishedLockIn(unit, { memberId, promoId, begunAt, ...reached }, ending);
  const nothing = { accumulatedDepositMinor: 0n, accumulatedTurnoverMinor: 0n };
  await changeLockIn(unit.db, memberId, { cancelled: true, enabled: false, ...nothing });
  await forgetDeposits(unit.db, memberId);
}

const end: ScheduledJob['run'] = async (unit, { key }) => {
  const row = await lockInOfKey(unit.db, key);
  if (row) await endLockIn(unit, row, 'OVER');
};

export const endLockIns: ScheduledJob = {
  kind: 'END_LOCK_INS',
  upcoming: lockInEnds,
  run: end,
  early: end,
};
