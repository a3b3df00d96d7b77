import { waitingAwardMessage } from '@magpie/domain/messages';
import { money } from '@magpie/domain/money';
import { awardOf, awardWait, awardWaitEnd, rulesWithBonus, walletModeAfter } from '@magpie/domain/promos';
import type { AwardCause, AwardWait, PromoEnding } from '@magpie/domain/promos';
import type { Unit } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import { publishBalance } from '../wallets/index.ts';
import { beginAward } from './endings.ts';
import { awardRules } from './model.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { completeAward, formOf } from './starts.ts';
import { activeRow, countUse, memberPromoRow, saveMemberPromo } from './store/index.ts';

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

/** What an award that waits is kept with (PROMO-54). */
export function waiting({ now }: Unit, wait: AwardWait | null) {
  return { waitsFor: wait, expiresAt: awardWaitEnd(wait, now)?.getTime() ?? null };
}

/** What an award is worth, in the words of its row. */
export function worthOf({ record, deposit = 0n, bonus }: Pick<Award, 'record' | 'deposit' | 'bonus'>) {
  const rules = rulesWithBonus(awardRules(record), bonus === undefined ? null : money.of(bonus));
  const award = awardOf(rules, money.of(deposit));
  return { bonusMinor: award.bonus, amountMinor: deposit, turnoverTargetMinor: award.turnoverTarget };
}

/** What an award of this worth waits for. @param released whether the operator has released it */
export async function waitOf(
  unit: Unit,
  { memberId, record }: Pick<Award, 'memberId' | 'record'>,
  worth: Parameters<typeof formOf>[0],
  released: boolean,
): Promise<AwardWait | null> {
  return awardWait({
    payoutMode: record.row.payoutMode,
    released,
    form: formOf(worth, record),
    hasActivePromo: (await activeRow(unit.db, memberId)) !== undefined,
  });
}

async function tellWait(unit: Unit, { memberId, record, cause }: Award, waitsFor: AwardWait): Promise<void> {
  const { id, name } = record.row;
  const message = waitingAwardMessage({ cause, waitsFor, name });
  // The other devices of who pressed for it follow the push of the balance.
  if (!message) return publishBalance(unit, memberId);
  await sendMessage(unit, memberId, { type: 'PROMO', ...message, subject: { kind: 'PROMO', id } });
}

interface Stated extends Pick<
  MemberPromoRow,
  'id' | 'bonusMinor' | 'amountMinor' | 'turnoverTargetMinor' | 'promoUsed' | 'walletMode'
> {
  readonly turnoverCounterMinor?: bigint;
}

/** Keeps an award that is counted, and begins it, completes it, or tells what it waits for. */
export async function keepAward(
  unit: Unit,
  award: Award,
  stated: Stated,
  { wait, ending = null }: { readonly wait: AwardWait | null; readonly ending?: PromoEnding | null },
): Promise<MemberPromoRow> {
  const { memberId, record, cause, depositId = null } = award;
  const { id: promoId, currency } = record.row;
  const row = await saveMemberPromo(unit.db, {
    ...{ ...stated, memberId, promoId, currency, cause, depositId, status: 'PENDING' },
    ...waiting(unit, wait),
    began: false,
    createdAt: unit.now.getTime(),
    endedAt: null,
    endingJob: null,
  });
  if (ending) await completeAward(unit, row, ending);
  else if (wait === null) await beginAward(unit, row);
  else await tellWait(unit, award, wait);
  return memberPromoRow(unit.db, row.id);
}

/**
 * Awards a promo, which counts as a use of it (PROMO-46). It begins at once, or is PENDING until the operator has released it
 * and, where it binds money, no other one is active: of that a message tells its member, unless they pressed for it.
 */
export async function awardPromo(unit: Unit, award: Award): Promise<MemberPromoRow> {
  const { memberId, record, cause } = award;
  const worth = worthOf(award);
  const wait = await waitOf(unit, award, worth, false);
  const id = unit.id('mpr');
  const promoUsed = await countUse(unit.db, memberId, record.row.id);
  return keepAward(unit, award, { id, ...worth, promoUsed, walletMode: walletModeAfter(cause) }, { wait });
}
