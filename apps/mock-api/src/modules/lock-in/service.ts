import {
  decideLockIn,
  decideLockInCancellation,
  decideLockInPause,
  lockInChangeReasons,
  lockInReasons,
} from '@magpie/domain/lock-in';
import type { LockInPromo } from '#__generated__/promo.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { moment, promoRecord, promoViews } from '../promos/index.ts';
import { decimal, knownCurrency, publishBalance } from '../wallets/index.ts';
import { endLockIn } from './ends.ts';
import { kept, lockInFacts } from './facts.ts';
import type { LockInAsk } from './facts.ts';
import { completeReached, required } from './progress.ts';
import { changeLockIn, lockInRow, saveLockIn } from './store/index.ts';

/** The promo a member is or was last locked in to, or null (LOCK-13). */
export async function memberLockIn(
  { world, db }: { readonly world: World; readonly db: Reader },
  memberId: string,
): Promise<LockInPromo | null> {
  const row = await lockInRow(db, memberId);
  const record = row && !row.cancelled ? await promoRecord(db, row.promoId) : undefined;
  if (!row || !record) return null;
  const [promo] = await promoViews(world, [record], memberId, db);
  if (!promo) return null;
  const currency = knownCurrency(record.row.currency);
  const { requiredDeposit, requiredTurnover } = required(record);
  return {
    promo,
    lockInEnabled: row.enabled,
    completed: row.completed,
    lastLockInDateTime: moment(row.lastLockInAt),
    lockInAccumulatedDeposit: decimal(row.accumulatedDepositMinor, currency),
    lockInRequiredDeposit: decimal(requiredDeposit, currency),
    lockInAccumulatedTurnover: decimal(row.accumulatedTurnoverMinor, currency),
    lockInRequiredTurnover: decimal(requiredTurnover, currency),
    currency,
  };
}

/** When a member locked in last, whatever became of it. */
export async function lastLockIn(world: World, memberId: string): Promise<string | null> {
  const row = await lockInRow(world.db, memberId);
  return row ? moment(row.lastLockInAt) : null;
}

async function begin(unit: Unit, memberId: string, promo: string): Promise<void> {
  const before = await lockInRow(unit.db, memberId);
  if (before) await endLockIn(unit, before, 'OVER');
  await saveLockIn(unit.db, memberId, {
    promoId: promo,
    enabled: true,
    completed: false,
    cancelled: false,
    accumulatedDepositMinor: 0n,
    accumulatedTurnoverMinor: 0n,
    lastLockInAt: unit.now.getTime(),
  });
}

async function lockIn(unit: Unit, ask: LockInAsk): Promise<void> {
  const decision = decideLockIn(await lockInFacts(unit, ask));
  if (!decision.allowed) throw refusalOf(lockInReasons, decision);
  const { memberId } = ask;
  if (decision.plan.kind === 'START') return begin(unit, memberId, ask.promo);
  await changeLockIn(unit.db, memberId, { enabled: true });
  await completeReached(unit, memberId);
}

async function pause(unit: Unit, memberId: string, promo: string): Promise<void> {
  const decision = decideLockInPause({ promo, current: kept(await lockInRow(unit.db, memberId)) });
  if (!decision.allowed) throw refusalOf(lockInChangeReasons, decision);
  await changeLockIn(unit.db, memberId, { enabled: false });
}

/**
 * Makes a promo the member's lock-in, or pauses it (LOCK-10).
 * @throws Refusal with one of the reasons of `decideLockIn` (LOCK-09, LOCK-16) or `decideLockInPause`
 */
export async function setLockIn(
  world: World,
  ask: LockInAsk & { readonly lockInEnabled: boolean },
): Promise<LockInPromo> {
  const { memberId, promo } = ask;
  return world.write(async (unit) => {
    await (ask.lockInEnabled ? lockIn(unit, ask) : pause(unit, memberId, promo));
    await publishBalance(unit, memberId);
    // As it is now: whatever comes next may end it.
    const view = await memberLockIn(unit, memberId);
    if (!view) throw new Error(`The lock-in of ${memberId} to ${promo} is not kept.`);
    return view;
  });
}

/** Ends a member's lock-in with its progress; its cooldown goes on (LOCK-12). @throws Refusal NOT_FOUND */
export async function cancelLockIn(world: World, memberId: string, promo: string): Promise<void> {
  await world.write(async (unit) => {
    const row = await lockInRow(unit.db, memberId);
    const decision = decideLockInCancellation({ promo, current: kept(row) });
    if (!decision.allowed) throw refusalOf(lockInChangeReasons, decision);
    if (row) await endLockIn(unit, row, 'CANCELED');
    await publishBalance(unit, memberId);
  });
}
