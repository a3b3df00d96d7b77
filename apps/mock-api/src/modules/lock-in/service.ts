import { isLockInComplete, lockInDecision } from '@magpie/domain/lock-in';
import type { LockInState } from '@magpie/domain/lock-in';
import { money } from '@magpie/domain/money';
import { isMaxedOut, meetsLevel } from '@magpie/domain/promos';
import type { LockInPromo } from '../../__generated__/promo.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import { fromFlag, toFlag } from '../../platform/store/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { awardPromo, isOpen, moment, promoRecord, promoViews, rewardFacts, usesOf } from '../promos/index.ts';
import type { PromoRecord } from '../promos/index.ts';
import { convert, decimal, knownCurrency } from '../wallets/index.ts';
import { lockInRow } from './store.ts';
import type { LockInRow } from './store.ts';

const required = ({ row }: PromoRecord) => ({
  requiredDeposit: money.of(row.required_deposit_minor ?? 0n),
  requiredTurnover: money.of(row.required_turnover_minor ?? 0n),
});

/** The promo a member is or was last locked in to, or null (LOCK-13). */
export async function memberLockIn(world: World, memberId: string): Promise<LockInPromo | null> {
  const row = await lockInRow(world.db, memberId);
  const record = row && !fromFlag(row.cancelled) ? await promoRecord(world.db, row.promo_id) : undefined;
  if (!row || !record) return null;
  const [promo] = await promoViews(world, [record], memberId);
  if (!promo) return null;
  const currency = knownCurrency(record.row.currency);
  const { requiredDeposit, requiredTurnover } = required(record);
  return {
    promo,
    lockInEnabled: fromFlag(row.enabled),
    completed: fromFlag(row.completed),
    lastLockInDateTime: moment(row.last_lock_in_at),
    lockInAccumulatedDeposit: decimal(row.accumulated_deposit_minor, currency),
    lockInRequiredDeposit: decimal(requiredDeposit, currency),
    lockInAccumulatedTurnover: decimal(row.accumulated_turnover_minor, currency),
    lockInRequiredTurnover: decimal(requiredTurnover, currency),
    currency,
  };
}

function stateOf(row: LockInRow): LockInState {
  return {
    promo: row.promo_id,
    enabled: fromFlag(row.enabled),
    completed: fromFlag(row.completed),
    cancelled: fromFlag(row.cancelled),
    lastLockIn: new Date(row.last_lock_in_at),
  };
}

async function checkOffer(unit: Unit, memberId: string, record: PromoRecord): Promise<void> {
  const { row } = record;
  if (!isOpen(record, unit.now)) throw new Refusal('CONFLICT', 'This promo has ended.');
  const { level } = await rewardFacts(unit.db, memberId);
  if (!meetsLevel(row.level_requirement, level)) {
    throw new Refusal('CONFLICT', `Reach level ${row.level_requirement} to avail this promo!`);
  }
  const promoUsed = (await usesOf(unit.db, memberId)).get(row.id) ?? 0;
  if (isMaxedOut({ maxUses: row.max_uses, promoUsed })) throw new Refusal('CONFLICT', 'No uses remaining');
}

async function begin(unit: Unit, memberId: string, promo: string): Promise<void> {
  const fresh = {
    promo_id: promo,
    enabled: 1,
    completed: 0,
    cancelled: 0,
    accumulated_deposit_minor: 0n,
    accumulated_turnover_minor: 0n,
    last_lock_in_at: unit.now.getTime(),
  } as const;
  await unit.db
    .insertInto('lock_ins')
    .values({ member_id: memberId, ...fresh })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(fresh))
    .execute();
}

function setEnabled(unit: Unit, memberId: string, enabled: boolean) {
  const set = { enabled: toFlag(enabled) };
  return unit.db.updateTable('lock_ins').set(set).where('member_id', '=', memberId).execute();
}

async function lockIn(unit: Unit, memberId: string, promo: string): Promise<void> {
  const record = await promoRecord(unit.db, promo);
  if (!record) throw new Refusal('NOT_FOUND', 'This promo does not exist.');
  const row = await lockInRow(unit.db, memberId);
  const { timezones } = await rewardFacts(unit.db, memberId);
  const decision = lockInDecision({
    promo,
    lockInEnabled: fromFlag(record.row.lock_in_enabled),
    current: row ? stateOf(row) : null,
    now: unit.now,
    timezones,
  });
  if (decision.kind === 'REFUSED') throw new Refusal('CONFLICT', decision.message);
  await checkOffer(unit, memberId, record);
  if (decision.kind === 'START') await begin(unit, memberId, promo);
  else await setEnabled(unit, memberId, true);
}

const notLockedIn = () => new Refusal('NOT_FOUND', 'You are not locked in to this promo.');

async function runningRow(unit: Unit, memberId: string, promo: string): Promise<LockInRow> {
  const row = await lockInRow(unit.db, memberId);
  if (row?.promo_id !== promo || fromFlag(row.cancelled) || fromFlag(row.completed)) throw notLockedIn();
  return row;
}

/**
 * Makes a promo the member's lock-in, or pauses it (LOCK-10).
 *
 * @throws Refusal CONFLICT during the cooldown, while locked in to another promo or when the promo takes no lock-in
 * (LOCK-16); NOT_FOUND for an unknown promo or a pause of what the member is not locked in to
 */
export async function setLockIn(
  world: World,
  memberId: string,
  { promo, lockInEnabled }: { readonly promo: string; readonly lockInEnabled: boolean },
): Promise<LockInPromo> {
  await world.write(async (unit) => {
    if (lockInEnabled) return lockIn(unit, memberId, promo);
    await runningRow(unit, memberId, promo);
    await setEnabled(unit, memberId, false);
  });
  const view = await memberLockIn(world, memberId);
  if (!view) throw notLockedIn();
  return view;
}

/** Ends a member's lock-in with its progress; its cooldown goes on (LOCK-12). @throws Refusal NOT_FOUND */
export async function cancelLockIn(world: World, memberId: string, promo: string): Promise<void> {
  await world.write(async (unit) => {
    const row = await lockInRow(unit.db, memberId);
    if (row?.promo_id !== promo || fromFlag(row.cancelled)) throw notLockedIn();
    await unit.db
      .updateTable('lock_ins')
      .set({ cancelled: 1, enabled: 0, accumulated_deposit_minor: 0n, accumulated_turnover_minor: 0n })
      .where('member_id', '=', memberId)
      .execute();
  });
}

/** What a member did that counts towards a lock-in: an approved deposit, or the stake of a settled bet. */
export interface LockInStep {
  readonly memberId: string;
  readonly kind: 'DEPOSIT' | 'TURNOVER';
  /** Minor units of the currency. */
  readonly amount: bigint;
  readonly currency: string;
}

/** Counts a step towards the member's lock-in; once both amounts are reached the promo is awarded (LOCK-15). */
export async function countTowardsLockIn(unit: Unit, step: LockInStep): Promise<void> {
  const row = await lockInRow(unit.db, step.memberId);
  if (!row || !fromFlag(row.enabled) || fromFlag(row.completed) || fromFlag(row.cancelled)) return;
  const record = await promoRecord(unit.db, row.promo_id);
  if (!record || !isOpen(record, unit.now)) return;
  const value = convert(step.amount, step.currency, record.row.currency);
  const deposit = row.accumulated_deposit_minor + (step.kind === 'DEPOSIT' ? value : 0n);
  const turnover = row.accumulated_turnover_minor + (step.kind === 'TURNOVER' ? value : 0n);
  const completed = isLockInComplete({
    accumulatedDeposit: money.of(deposit),
    accumulatedTurnover: money.of(turnover),
    ...required(record),
  });
  await unit.db
    .updateTable('lock_ins')
    .set({
      accumulated_deposit_minor: deposit,
      accumulated_turnover_minor: turnover,
      completed: toFlag(completed),
    })
    .where('member_id', '=', step.memberId)
    .execute();
  if (completed) await awardPromo(unit, { memberId: step.memberId, record, cause: 'LOCK_IN' });
}
