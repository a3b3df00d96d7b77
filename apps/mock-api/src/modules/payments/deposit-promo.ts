import { canStartPromo, promoGoneMessage } from '@magpie/domain/payments';
import { activePromoMessage } from '@magpie/domain/promos';
import { Refusal } from '../../platform/graphql/index.ts';
import { fromFlag } from '../../platform/store/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { activeRow, isOpen, levelOf, promoRecord, settleRewards, usesOf } from '../promos/index.ts';
import type { PromoRecord } from '../promos/index.ts';
import { nextDepositOrdinal } from './next-deposit.ts';
import type { DepositRow } from './store/index.ts';

/** Whether a member's next deposit, in this currency, can start a promo (PROMO-16). */
export async function isUsable(
  unit: Unit,
  member: MemberRow,
  record: PromoRecord,
  currency: string,
): Promise<boolean> {
  const { row } = record;
  const promo = {
    type: row.type,
    lockInEnabled: fromFlag(row.lock_in_enabled),
    open: isOpen(record, unit.now),
    currency: row.currency,
    trigger: row.deposit_ordinal_trigger,
    levelRequirement: row.level_requirement,
    maxUses: row.max_uses,
    promoUsed: (await usesOf(unit.db, member.id)).get(row.id) ?? 0,
  };
  return canStartPromo(promo, {
    currency,
    ordinal: await nextDepositOrdinal(unit.db, member),
    level: await levelOf(unit.db, member.id),
    hasOtherActivePromo: (await activeRow(unit.db, member.id)) !== undefined,
  });
}

/** Refuses a deposit with a promo code while a promo is active. @throws Refusal ACTIVE_PROMO (DEP-19) */
export async function checkNoActivePromo(unit: Unit, memberId: string): Promise<void> {
  if (await activeRow(unit.db, memberId)) throw new Refusal('ACTIVE_PROMO', activePromoMessage);
}

/** The promo that an approval of a deposit starts; null without one, when it can no longer be used, or while another is active. */
export async function promoToStart(unit: Unit, row: DepositRow): Promise<PromoRecord | null> {
  if (row.promo_id === null) return null;
  const record = await promoRecord(unit.db, row.promo_id);
  const member = await memberRow(unit.db, row.member_id);
  return record && (await isUsable(unit, member, record, row.currency)) ? record : null;
}

/**
 * Refuses to hand on a deposit whose promo cannot start with it any more.
 *
 * @throws Refusal ACTIVE_PROMO (DEP-19), BAD_USER_INPUT
 */
export async function checkPromo(unit: Unit, row: DepositRow): Promise<void> {
  if (row.promo_id === null) return;
  await settleRewards(unit, row.member_id);
  await checkNoActivePromo(unit, row.member_id);
  if (!(await promoToStart(unit, row))) throw new Refusal('BAD_USER_INPUT', promoGoneMessage);
}
