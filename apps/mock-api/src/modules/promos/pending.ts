import { releasedAwardMessage } from '@magpie/domain/messages';
import { decideRelease, releaseReasons } from '@magpie/domain/promos';
import type { PromoEnding } from '@magpie/domain/promos';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import { awardName } from './award-name.ts';
import { waiting, waitOf } from './awards.ts';
import { endedBy } from './ended.ts';
import { beginAward } from './endings.ts';
import { tellEnd } from './end-notices.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { changeMemberPromo, findMemberPromo, memberPromoRow, promoRecord } from './store/index.ts';

/** Ends an award before it came into force, as one that has waited too long for another promo to end (PROMO-54). */
export async function endAward(unit: Unit, row: MemberPromoRow, ending: PromoEnding): Promise<void> {
  await changeMemberPromo(unit.db, row.id, { ...endedBy(ending, unit), waitsFor: null });
  await tellEnd(unit, row, ending.cause);
}

async function tellRelease(unit: Unit, row: MemberPromoRow, record: PromoRecord): Promise<void> {
  const { memberId, promoId: id, status, waitsFor } = row;
  const name = await awardName(unit.db, row, record);
  const message = releasedAwardMessage({ status, waitsFor, name });
  if (message)
    await sendMessage(unit, memberId, { type: 'PROMO', ...message, subject: { kind: 'PROMO', id } });
}

async function release(unit: Unit, id: string): Promise<MemberPromoRow> {
  const decision = decideRelease((await findMemberPromo(unit.db, id)) ?? null);
  if (!decision.allowed) throw refusalOf(releaseReasons, decision);
  const { award } = decision.plan;
  const record = await promoRecord(unit.db, award.promoId);
  if (!record) throw new Error(`The promo ${award.promoId} of a member does not exist.`);
  const wait = await waitOf(unit, { memberId: award.memberId, record }, award, true);
  if (wait === null) await beginAward(unit, award);
  else await changeMemberPromo(unit.db, id, waiting(unit, wait));
  const released = await memberPromoRow(unit.db, id);
  await tellRelease(unit, released, record);
  return released;
}

/**
 * Pays an award that waits for the operator, tells its member, and answers its new state (PROMO-56).
 * @throws Refusal NOT_FOUND, or CONFLICT when it does not wait for that
 */
export async function releaseAward(world: World, id: string): Promise<MemberPromoRow['status']> {
  return (await world.write((unit) => release(unit, id))).status;
}
