import { activationReasons, decideActivation } from '@magpie/domain/bonuses';
import type { ActivationFacts, ActivationPlan } from '@magpie/domain/bonuses';
import type { ConsumablePromo, MemberPromo } from '#__generated__/promo.ts';
import { notBefore } from '#platform/clock/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import type { Requester } from '#platform/idempotency/index.ts';
import { pageOfViews } from '#platform/paging/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import {
  activeRow,
  awardPromo,
  configurationsOf,
  contributionsOf,
  memberPromo,
  moment,
  optionalMoment,
  promoRecord,
  promoRecordsById,
  promoViews,
} from '../promos/index.ts';
import type { MemberPromoRow } from '../promos/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { bonusRow, markActivated, openBonuses } from './store/index.ts';
import type { BonusRow } from './store/index.ts';
import { storedBonus } from './stored-bonus.ts';
import type { StoredBonus } from './stored-bonus.ts';

async function views(world: World, memberId: string, rows: readonly BonusRow[]): Promise<ConsumablePromo[]> {
  const catalogue = await catalogueOf(world);
  const records = await promoRecordsById(
    world.db,
    rows.map(({ promoId }) => promoId),
  );
  const promos = await promoViews(world, records, memberId);
  return rows.flatMap((row): ConsumablePromo[] => {
    const record = records.find((each) => each.row.id === row.promoId);
    const promo = promos.find(({ id }) => id === row.promoId);
    if (!record || !promo) return [];
    const currency = knownCurrency(row.currency);
    return [
      {
        id: row.id,
        name: row.name,
        description: row.description,
        consumablePromoType: row.kind,
        claimStatus: 'READY',
        amount: decimal(row.amountMinor, currency),
        currency,
        consumableExpiryInDays: row.expiryDays,
        dateTimeCreated: moment(row.createdAt),
        expiresAt: optionalMoment(row.expiresAt),
        mainBannerImage: record.row.mainBannerImage,
        subBannerImage: record.row.subBannerImage,
        promo,
        freeSpinConfiguration: row.kind === 'FREE_SPIN' ? configurationsOf(record, catalogue) : [],
        wageringContributions: contributionsOf(record, catalogue),
      },
    ];
  });
}

/** A page of the bonuses a member can activate, the one that ends first at the top (BONUS-14, BONUS-16). */
export function findBonuses(
  world: World,
  memberId: string,
  page: PageArguments,
): Promise<Connection<ConsumablePromo>> {
  return pageOfViews(openBonuses(world.db, memberId, world.now()), page, (rows) =>
    views(world, memberId, rows),
  );
}

async function activationFacts(
  unit: Unit,
  memberId: string,
  id: string,
): Promise<ActivationFacts<StoredBonus>> {
  const row = await bonusRow(unit.db, memberId, id);
  return {
    signedIn: true,
    bonus: row ? storedBonus(row) : null,
    hasActivePromo: (await activeRow(unit.db, memberId)) !== undefined,
    now: notBefore(unit.now, row?.expiredAt ?? null),
  };
}

async function award(
  unit: Unit,
  memberId: string,
  { bonus: { row }, gives }: ActivationPlan<StoredBonus>,
): Promise<MemberPromoRow> {
  const record = await promoRecord(unit.db, row.promoId);
  if (!record) throw new Error(`The promo ${row.promoId} of a bonus does not exist.`);
  const bonus = gives === 'FREE_SPINS' ? 0n : row.amountMinor;
  return awardPromo(unit, { memberId, record, cause: 'CONSUMABLE', bonus });
}

/**
 * Turns a bonus into the member's active promo, or into free spins, and answers the id of what it became.
 * @throws Refusal as {@link activateBonus}
 */
export async function activateIn(unit: Unit, memberId: string, id: string): Promise<string> {
  const decision = decideActivation(await activationFacts(unit, memberId, id));
  if (!decision.allowed) throw refusalOf(activationReasons, decision);
  const awarded = await award(unit, memberId, decision.plan);
  await markActivated(unit.db, id, { at: unit.now, memberPromoId: awarded.id });
  return awarded.id;
}

/**
 * Turns a bonus into the member's active promo, or into free spins (SPIN-22), once per idempotency key (BONUS-12).
 * @throws Refusal ACTIVE_PROMO while a promo is active (BONUS-13), CONFLICT when it has expired or was activated before
 * (BONUS-16), NOT_FOUND, IDEMPOTENCY_CONFLICT
 */
export async function activateBonus(world: World, requester: Requester, id: string): Promise<MemberPromo> {
  const { memberId } = requester;
  const promoId = await world.write((unit) =>
    once(unit, { ...requester, operation: 'activateConsumableBonus', content: { id } }, () =>
      activateIn(unit, memberId, id),
    ),
  );
  return memberPromo(world, memberId, promoId);
}
