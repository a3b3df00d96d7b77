import { addDuration } from '@magpie/domain/calendar';
import { money } from '@magpie/domain/money';
import { awardOf, awardWait, awardWaitDays, walletModeAfter } from '@magpie/domain/promos';
import type { AwardCause, AwardWait } from '@magpie/domain/promos';
import { balances, houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { grantFreeSpins } from './free-spin-grants.ts';
import { awardRules } from './model.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import {
  activeRow,
  changeMemberPromo,
  countUse,
  memberPromoRow,
  promoRecord,
  saveMemberPromo,
} from './store/index.ts';

export interface Award {
  readonly memberId: string;
  readonly record: PromoRecord;
  readonly cause: AwardCause;
  /** The deposit that awards it, in minor units of the promo's currency; 0 when none does. */
  readonly deposit?: bigint;
  /** Id of that deposit. */
  readonly depositId?: string;
  /** The bonus of a consumable, which stands in place of the promo's own. */
  readonly bonus?: bigint;
}

function endAfter(unit: Unit, days: number | null): number | null {
  const end = days === null ? null : addDuration(unit.now, `P${String(days)}D`);
  return end?.getTime() ?? null;
}

async function creditBonus(unit: Unit, row: MemberPromoRow, cause: AwardCause, name: string): Promise<void> {
  if (row.bonusMinor === 0n) return;
  await unit.post({
    key: `promo:${row.id}:bonus`,
    type: cause === 'CONSUMABLE' ? 'CONSUMABLE_BONUS' : 'PROMO_BONUS',
    memberId: row.memberId,
    postings: [
      { account: houseAccount('PROMO', row.currency), amount: -row.bonusMinor },
      { account: memberAccount(row.memberId, 'CASINO_BONUS', row.currency), amount: row.bonusMinor },
    ],
    details: { name },
  });
}

/** Puts an awarded promo in force: its bonus is credited, its free spins given, and the member told (DEP-28, LOCK-15). */
export async function startPromo(unit: Unit, row: MemberPromoRow): Promise<MemberPromoRow> {
  // Those that waited before causes were kept were awarded by a lock-in.
  const cause = row.cause ?? 'LOCK_IN';
  const record = await promoRecord(unit.db, row.promoId);
  if (!record) throw new Error(`The promo ${row.promoId} of a member does not exist.`);
  const { CASINO_BONUS, SPORT_BONUS } = await balances(unit.db, row.memberId, row.currency);
  const before = CASINO_BONUS + SPORT_BONUS;
  const end = endAfter(unit, record.row.daysToPlay);
  const begun = { status: 'ACTIVE', waitsFor: null, bonusBeforeMinor: before, expiresAt: end } as const;
  await changeMemberPromo(unit.db, row.id, begun);
  await creditBonus(unit, row, cause, record.row.name);
  const expiresAt = end === null ? null : new Date(end);
  const { memberId, promoUsed } = row;
  await grantFreeSpins(unit, { memberId, record, memberPromoId: row.id, promoUsed, expiresAt });
  unit.emit({ name: 'memberPromoCreated', memberId, payload: { promoId: row.promoId, promoUsed } });
  await publishBalance(unit, memberId);
  return memberPromoRow(unit.db, row.id);
}

type AwardedRow = Pick<
  MemberPromoRow,
  | 'amountMinor'
  | 'bonusMinor'
  | 'cause'
  | 'depositId'
  | 'endCause'
  | 'endedAt'
  | 'expiresAt'
  | 'status'
  | 'turnoverTargetMinor'
  | 'waitsFor'
  | 'walletMode'
>;

async function saveAward(
  unit: Unit,
  memberId: string,
  { row: { id: promoId, currency } }: PromoRecord,
  row: AwardedRow,
): Promise<MemberPromoRow> {
  return saveMemberPromo(unit.db, {
    ...row,
    id: unit.id('mpr'),
    memberId,
    promoId,
    currency,
    endingJob: null,
    promoUsed: await countUse(unit.db, memberId, promoId),
    createdAt: unit.now.getTime(),
  });
}

/**
 * Gives the free spins of a promo without its money, playable at once (SPIN-22). The award is COMPLETE from the start,
 * as there is nothing to turn over: it is kept for the history and never in force.
 */
export async function awardFreeSpins(
  unit: Unit,
  memberId: string,
  record: PromoRecord,
): Promise<MemberPromoRow> {
  const end = endAfter(unit, record.row.daysToPlay);
  const row = await saveAward(unit, memberId, record, {
    status: 'COMPLETE',
    walletMode: 'CASH',
    bonusMinor: 0n,
    amountMinor: 0n,
    turnoverTargetMinor: 0n,
    cause: 'CONSUMABLE',
    depositId: null,
    waitsFor: null,
    expiresAt: end,
    endCause: 'SPINS_GIVEN',
    endedAt: unit.now.getTime(),
  });
  const id = await grantFreeSpins(unit, {
    memberId,
    record,
    memberPromoId: row.id,
    promoUsed: row.promoUsed,
    expiresAt: end === null ? null : new Date(end),
    activated: true,
  });
  if (id === null) throw new Error(`The promo ${record.row.id} gives no free spins.`);
  return row;
}

/** What an award that waits is kept with: only the wait for another promo has an end (PROMO-54). */
export function waiting(unit: Unit, wait: AwardWait | null) {
  return { waitsFor: wait, expiresAt: wait === 'OTHER_PROMO' ? endAfter(unit, awardWaitDays) : null };
}

/**
 * Awards a promo, which counts as a use of it (PROMO-46). It is in force at once, or PENDING until the operator has released it
 * and no other one is active.
 */
export async function awardPromo(unit: Unit, award: Award): Promise<MemberPromoRow> {
  const { memberId, record, cause } = award;
  const deposit = money.of(award.deposit ?? 0n);
  const rules = awardRules(record);
  const given =
    award.bonus === undefined
      ? rules
      : { ...rules, rewardKind: 'DIRECT' as const, bonus: money.of(award.bonus) };
  const { bonus, turnoverTarget } = awardOf(given, deposit);
  const hasActivePromo = (await activeRow(unit.db, memberId)) !== undefined;
  const wait = awardWait({ payoutMode: record.row.payoutMode, released: false, hasActivePromo });
  const row = await saveAward(unit, memberId, record, {
    status: 'PENDING',
    walletMode: walletModeAfter(cause),
    bonusMinor: bonus,
    amountMinor: deposit,
    turnoverTargetMinor: turnoverTarget,
    cause,
    depositId: award.depositId ?? null,
    ...waiting(unit, wait),
    endCause: null,
    endedAt: null,
  });
  return wait === null ? startPromo(unit, row) : row;
}
