import type { Selectable } from 'kysely';
import { isActivatable } from '@magpie/domain/bonuses';
import { activePromoMessage } from '@magpie/domain/promos';
import type { ConsumablePromo, MemberPromo } from '../../__generated__/promo.ts';
import { Refusal } from '../../platform/graphql/index.ts';
import { once } from '../../platform/idempotency/index.ts';
import type { Asker } from '../../platform/idempotency/index.ts';
import { pageOf } from '../../platform/paging/index.ts';
import type { Connection, PageArguments } from '../../platform/paging/index.ts';
import type { Database, Reader } from '../../platform/store/index.ts';
import type { Unit, World } from '../../platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import {
  activeRow,
  allPromos,
  awardPromo,
  configurationsOf,
  contributionsOf,
  memberPromo,
  moment,
  optionalMoment,
  promoRecord,
  settleDue,
} from '../promos/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';

type BonusRow = Selectable<Database['member_bonuses']>;

const canActivate = (row: BonusRow, now: Date): boolean =>
  isActivatable(
    {
      activated: row.activated_at !== null,
      expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    },
    now,
  );

/** When a bonus ends, for the order of the list; those without an end come last. */
const endOf = (row: BonusRow): number => row.expires_at ?? Number.POSITIVE_INFINITY;

function bonusRows(db: Reader, memberId: string): Promise<BonusRow[]> {
  return db
    .selectFrom('member_bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('seq')
    .execute();
}

/** A page of the bonuses a member can activate, the one that ends first at the top (BONUS-14, BONUS-16). */
export async function findBonuses(
  world: World,
  memberId: string,
  page: PageArguments,
): Promise<Connection<ConsumablePromo>> {
  const now = world.now();
  const catalogue = await catalogueOf(world);
  const promos = await allPromos(world.db);
  const rows = (await bonusRows(world.db, memberId)).filter((row) => canActivate(row, now));
  const views = rows
    .sort((a, b) => (endOf(a) === endOf(b) ? a.seq - b.seq : endOf(a) - endOf(b)))
    .flatMap((row): ConsumablePromo[] => {
      const record = promos.find((promo) => promo.row.id === row.promo_id);
      if (!record) return [];
      const currency = knownCurrency(row.currency);
      return [
        {
          id: row.id,
          name: row.name,
          description: row.description,
          consumablePromoType: row.kind,
          claimStatus: 'READY',
          amount: decimal(row.amount_minor, currency),
          currency,
          consumableExpiryInDays: row.expiry_days,
          dateTimeCreated: moment(row.created_at),
          expiresAt: optionalMoment(row.expires_at),
          mainBannerImage: record.row.main_banner_image,
          subBannerImage: record.row.sub_banner_image,
          freeSpinConfiguration: row.kind === 'FREE_SPIN' ? configurationsOf(record, catalogue) : [],
          wageringContributions: contributionsOf(record, catalogue),
        },
      ];
    });
  return pageOf('memberConsumablePromos', views, page);
}

async function activate(unit: Unit, memberId: string, id: string): Promise<string> {
  const row = (await bonusRows(unit.db, memberId)).find((bonus) => bonus.id === id);
  if (!row) throw new Refusal('NOT_FOUND', 'Bonus not found');
  if (!canActivate(row, unit.now)) throw new Refusal('CONFLICT', 'This bonus can no longer be activated.');
  if (await activeRow(unit.db, memberId)) throw new Refusal('ACTIVE_PROMO', activePromoMessage);
  const record = await promoRecord(unit.db, row.promo_id);
  if (!record) throw new Error(`The promo ${row.promo_id} of a bonus does not exist.`);
  const awarded = await awardPromo(unit, { memberId, record, cause: 'CONSUMABLE', bonus: row.amount_minor });
  await unit.db
    .updateTable('member_bonuses')
    .set({ activated_at: unit.now.getTime(), member_promo_id: awarded.id })
    .where('id', '=', id)
    .execute();
  return awarded.id;
}

/**
 * Turns a bonus into the member's active promo, once per idempotency key (BONUS-12).
 *
 * @throws Refusal ACTIVE_PROMO while a promo is active (BONUS-13), CONFLICT when it has expired or was activated before
 * (BONUS-16), NOT_FOUND, IDEMPOTENCY_CONFLICT
 */
export async function activateBonus(world: World, asker: Asker, id: string): Promise<MemberPromo> {
  await settleDue(world);
  const { memberId } = asker;
  const promoId = await world.write((unit) =>
    once(unit, { ...asker, operation: 'activateConsumableBonus', content: { id } }, () =>
      activate(unit, memberId, id),
    ),
  );
  return memberPromo(world, memberId, promoId);
}
