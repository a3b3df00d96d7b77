import {
  countsWithdrawals,
  isLockInComplete,
  isLockInCounting,
  withdrawnFromLockIn,
} from '@magpie/domain/lock-in';
import { money } from '@magpie/domain/money';
import type { Unit } from '#platform/worlds/index.ts';
import { awardPromo, isOpen, promoRecord } from '../promos/index.ts';
import type { PromoRecord } from '../promos/index.ts';
import { convert } from '../wallets/index.ts';
import {
  changeLockIn,
  keepDeposit,
  keepDepositsOfAward,
  keepWithdrawal,
  lockInRow,
  takeWithdrawal,
} from './store/index.ts';
import type { LockInRow } from './store/index.ts';

export const required = ({ row }: PromoRecord) => ({
  requiredDeposit: money.of(row.requiredDepositMinor ?? 0n),
  requiredTurnover: money.of(row.requiredTurnoverMinor ?? 0n),
});

interface Reached {
  readonly deposit: bigint;
  readonly turnover: bigint;
}

/** Keeps how far a lock-in is, and answers whether that completes it. */
async function advance(
  unit: Unit,
  { memberId }: LockInRow,
  record: PromoRecord,
  { deposit, turnover }: Reached,
): Promise<boolean> {
  const completed = isLockInComplete({
    accumulatedDeposit: money.of(deposit),
    accumulatedTurnover: money.of(turnover),
    ...required(record),
  });
  await changeLockIn(unit.db, memberId, {
    accumulatedDepositMinor: deposit,
    accumulatedTurnoverMinor: turnover,
    completed,
  });
  return completed;
}

async function award(unit: Unit, { memberId }: LockInRow, record: PromoRecord): Promise<void> {
  const { id } = await awardPromo(unit, { memberId, record, cause: 'LOCK_IN' });
  await keepDepositsOfAward(unit.db, memberId, id);
}

/** The member's lock-in and its promo, where something that was made then counts for it now. */
async function countingAt(unit: Unit, memberId: string, made: Date) {
  const row = await lockInRow(unit.db, memberId);
  if (!row || !isLockInCounting({ ...row, lastLockIn: new Date(row.lastLockInAt) }, made)) return null;
  const record = await promoRecord(unit.db, row.promoId);
  return record && isOpen(record, unit.now) ? { row, record } : null;
}

export interface LockInStep {
  readonly memberId: string;
  readonly kind: 'DEPOSIT' | 'TURNOVER';
  /** Minor units of the currency. */
  readonly amount: bigint;
  readonly currency: string;
  /** When the bet was placed; this moment for a deposit. */
  readonly placedAt?: number;
  /** Id of a deposit, which may be taken back later. */
  readonly deposit?: string;
}

/** Counts a step towards the member's lock-in; once both amounts are reached the promo is awarded (LOCK-15). */
export async function countTowardsLockIn(unit: Unit, step: LockInStep): Promise<void> {
  const { memberId } = step;
  const counting = await countingAt(unit, memberId, new Date(step.placedAt ?? unit.now));
  if (!counting) return;
  const { row, record } = counting;
  const value = convert(step.amount, step.currency, record.row.currency);
  const completed = await advance(unit, row, record, {
    deposit: row.accumulatedDepositMinor + (step.kind === 'DEPOSIT' ? value : 0n),
    turnover: row.accumulatedTurnoverMinor + (step.kind === 'TURNOVER' ? value : 0n),
  });
  if (step.deposit !== undefined)
    await keepDeposit(unit.db, { depositId: step.deposit, memberId, amountMinor: value });
  if (completed) await award(unit, row, record);
}

export interface LockInWithdrawal {
  readonly id: string;
  readonly memberId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** Takes a withdrawal off the deposits of the member's lock-in, from the moment at which its amount is held (LOCK-15). */
export async function takeOffLockIn(unit: Unit, withdrawal: LockInWithdrawal): Promise<void> {
  const { id: withdrawalId, memberId } = withdrawal;
  const row = await lockInRow(unit.db, memberId);
  const record = row && countsWithdrawals(row) ? await promoRecord(unit.db, row.promoId) : undefined;
  if (!row || !record) return;
  const value = convert(withdrawal.amountMinor, withdrawal.currency, record.row.currency);
  const amountMinor = withdrawnFromLockIn(money.of(value), money.of(row.accumulatedDepositMinor));
  if (amountMinor === 0n) return;
  await keepWithdrawal(unit.db, { withdrawalId, memberId, amountMinor });
  const accumulatedDepositMinor = row.accumulatedDepositMinor - amountMinor;
  await changeLockIn(unit.db, memberId, { accumulatedDepositMinor });
}

/** Completes the member's lock-in where what has counted is enough, which that of a paused one may be as it goes on (LOCK-15). */
export async function completeReached(unit: Unit, memberId: string): Promise<void> {
  const counting = await countingAt(unit, memberId, unit.now);
  if (!counting) return;
  const { row, record } = counting;
  const reached = { deposit: row.accumulatedDepositMinor, turnover: row.accumulatedTurnoverMinor };
  if (await advance(unit, row, record, reached)) await award(unit, row, record);
}

/** Counts again what a withdrawal took off, as it was not paid; which may complete the lock-in that it was taken off. */
export async function giveBackToLockIn(unit: Unit, withdrawal: string): Promise<void> {
  const taken = await takeWithdrawal(unit.db, withdrawal);
  const row = taken?.memberPromoId === null ? await lockInRow(unit.db, taken.memberId) : undefined;
  if (!row || !taken) return;
  const accumulatedDepositMinor = row.accumulatedDepositMinor + taken.amountMinor;
  await changeLockIn(unit.db, row.memberId, { accumulatedDepositMinor });
  await completeReached(unit, row.memberId);
}
