import { money } from '@magpie/domain/money';
import { awardOf, awardWait, awardWaitDays, walletModeAfter } from '@magpie/domain/promos';
import type { AwardCause, AwardWait } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { beginAward } from './endings.ts';
import { awardRules } from './model.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { awardEndMs, formOf } from './starts.ts';
import { activeRow, countUse, saveMemberPromo } from './store/index.ts';

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

/** What an award that waits is kept with: only the wait for another promo has an end (PROMO-54). */
export function waiting(unit: Unit, wait: AwardWait | null) {
  return { waitsFor: wait, expiresAt: wait === 'OTHER_PROMO' ? awardEndMs(unit, awardWaitDays) : null };
}

/** What an award is worth, in the words of its row. */
export function worthOf({ record, deposit = 0n, bonus }: Pick<Award, 'record' | 'deposit' | 'bonus'>) {
  const rules = awardRules(record);
  const given =
    bonus === undefined ? rules : { ...rules, rewardKind: 'DIRECT' as const, bonus: money.of(bonus) };
  const award = awardOf(given, money.of(deposit));
  return { bonusMinor: award.bonus, amountMinor: deposit, turnoverTargetMinor: award.turnoverTarget };
}

async function waitOf(
  unit: Unit,
  { memberId, record }: Award,
  worth: ReturnType<typeof worthOf>,
): Promise<AwardWait | null> {
  const bindsMoney = formOf(worth, record) === 'PROMO';
  const hasActivePromo = bindsMoney && (await activeRow(unit.db, memberId)) !== undefined;
  return awardWait({ payoutMode: record.row.payoutMode, released: false, hasActivePromo });
}

/**
 * Awards a promo, which counts as a use of it (PROMO-46). It begins at once, or is PENDING until the operator has released it
 * and, where it binds money, no other one is active.
 */
export async function awardPromo(unit: Unit, award: Award): Promise<MemberPromoRow> {
  const { memberId, record, cause, depositId = null } = award;
  const { id: promoId, currency } = record.row;
  const worth = worthOf(award);
  const wait = await waitOf(unit, award, worth);
  const row = await saveMemberPromo(unit.db, {
    ...{ id: unit.id('mpr'), memberId, promoId, currency, cause, depositId, status: 'PENDING', ...worth },
    ...waiting(unit, wait),
    began: false,
    walletMode: walletModeAfter(cause),
    promoUsed: await countUse(unit.db, memberId, promoId),
    createdAt: unit.now.getTime(),
    endedAt: null,
    endingJob: null,
  });
  return wait === null ? beginAward(unit, row) : row;
}
