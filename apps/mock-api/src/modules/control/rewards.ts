import { giftMessage } from '@magpie/domain/messages';
import type { MessageSubject } from '@magpie/domain/messages';
import { decideGrant, decideRewardEnding, grantReasons, rewardEndingReasons } from '@magpie/domain/promos';
import type { GrantForm, OperatorEnding, Renewal } from '@magpie/domain/promos';
import type { HeldReward } from '#__generated__/control.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { endBonusByOperator, findBonus, giveBonus } from '../bonuses/index.ts';
import { giveFreeSpins } from '../free-spins/index.ts';
import { moveDepositsOfAward } from '../lock-in/index.ts';
import { sendMessage } from '../messages/index.ts';
import {
  awardPromo,
  endPromoByOperator,
  endSpinsByOperator,
  findFreeSpins,
  findMemberPromo,
  isOpen,
  levelOf,
  promoRecord,
  renewAward,
  renewalFor,
  useCount,
} from '../promos/index.ts';
import type { PromoRecord, TakenRow } from '../promos/index.ts';
import { heldBy } from './held-rewards.ts';
import { findMember } from './members.ts';

async function give(unit: Unit, memberId: string, record: PromoRecord, form: GrantForm): Promise<string> {
  if (form === 'FREE_SPINS') return giveFreeSpins(unit, { memberId, record, cause: 'OPERATOR' });
  if (form === 'BONUS') return giveBonus(unit, memberId, record);
  return (await awardPromo(unit, { memberId, record, cause: 'OPERATOR' })).id;
}

async function giveAnew(unit: Unit, renewal: Renewal<TakenRow>, record: PromoRecord): Promise<string> {
  const { id } = await renewAward(unit, renewal, record);
  await moveDepositsOfAward(unit.db, renewal.award.row.id, id);
  return id;
}

interface Given {
  readonly form: GrantForm;
  /** Of the bonus, the free spins or the award. */
  readonly id: string;
}

async function tellGift(
  unit: Unit,
  memberId: string,
  { row }: PromoRecord,
  { form, id }: Given,
): Promise<void> {
  const waits = (await findMemberPromo(unit.db, id))?.status === 'PENDING';
  const message = giftMessage({ giver: 'OPERATOR', form, waits, name: row.name });
  if (!message) return;
  const subject: MessageSubject = form === 'PROMO' ? { kind: 'PROMO', id: row.id } : { kind: form, id };
  await sendMessage(unit, memberId, { type: 'PROMO', ...message, subject });
}

/** Gives what a promo gives within a unit, and answers its id. @throws Refusal with one of the reasons of `decideGrant` */
export async function grant(unit: Unit, memberId: string, promo: string): Promise<string> {
  const record = await promoRecord(unit.db, promo);
  const promoUsed = await useCount(unit.db, memberId, promo);
  const toGrant = record && { ...record.row, open: isOpen(record, unit.now), promoUsed, record };
  const renewal = record ? await renewalFor(unit.db, memberId, record) : null;
  const decision = decideGrant(toGrant ?? null, await levelOf(unit.db, memberId), renewal);
  if (!decision.allowed) throw refusalOf(grantReasons, decision);
  const { form, anew } = decision.plan;
  const { record: granted } = decision.plan.promo;
  const id = await (anew ? giveAnew(unit, anew, granted) : give(unit, memberId, granted, form));
  await tellGift(unit, memberId, granted, { form, id });
  return id;
}

export interface RewardGift {
  readonly promo: string;
  /** E-mail address or id. */
  readonly member: string;
  /** Idempotency key of the attempt, or null. */
  readonly key: string | null;
}

/**
 * Gives a member what a promo gives, as a use of it or in place of an award that went in a dispute, and answers all that they hold.
 * @throws Refusal NOT_FOUND, one of the reasons of `decideGrant`, IDEMPOTENCY_CONFLICT
 */
export async function giveReward(world: World, { promo, member, key }: RewardGift): Promise<HeldReward[]> {
  const { id: memberId } = await findMember(world.db, member);
  await world.write((unit) =>
    once(unit, { memberId, key, operation: 'giveReward', content: { promo }, byOperator: true }, () =>
      grant(unit, memberId, promo),
    ),
  );
  return heldBy(world.db, memberId, world.now());
}

/** Ends the reward with this id and answers what its member holds after that. */
async function end(unit: Unit, id: string, ending: OperatorEnding): Promise<HeldReward[]> {
  const promo = await findMemberPromo(unit.db, id);
  const spins = await findFreeSpins(unit.db, id);
  const bonus = await findBonus(unit.db, id);
  const owner = (promo ?? spins ?? bonus)?.memberId ?? null;
  const held = owner === null ? [] : await heldBy(unit.db, owner, unit.now);
  const decision = decideRewardEnding(owner === null ? null : { held: held.some((one) => one.id === id) });
  if (!decision.allowed) throw refusalOf(rewardEndingReasons, decision);
  if (promo) await endPromoByOperator(unit, promo, ending);
  if (spins) await endSpinsByOperator(unit, spins, ending);
  if (bonus) await endBonusByOperator(unit, bonus, ending);
  return owner === null ? [] : heldBy(unit.db, owner, unit.now);
}

/**
 * Ends a reward as the operator can, and answers what its member holds after that.
 * @throws Refusal with one of the reasons of `decideRewardEnding`
 */
export function endReward(world: World, id: string, ending: OperatorEnding): Promise<HeldReward[]> {
  return world.write((unit) => end(unit, id, ending));
}
