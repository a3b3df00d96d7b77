import {
  decidePromoCancellation,
  decidePromoTerms,
  isPromoOpen,
  pastPromoStatuses,
  promoCancellationReasons,
} from '@magpie/domain/promos';
import type { MemberPromo, Promo } from '#__generated__/promo.ts';
import { fitsText } from '#platform/filters/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import type { Requester } from '#platform/idempotency/index.ts';
import { pageOfViews } from '#platform/paging/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import { walletsOf } from '../wallets/index.ts';
import type { WalletsView } from '../wallets/index.ts';
import { atStakeOf, spinGamesOf } from './at-stake.ts';
import { endPromo } from './endings.ts';
import { endOf } from './model.ts';
import { givenBackBy } from './renewals.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import {
  activeRow,
  bonusNamesOf,
  givenAnew,
  levelOf,
  memberPromoList,
  memberPromoRow,
  pendingRows,
  promoRecord,
  promoRecordByCode,
  promoRecordsById,
  rewardFacts,
  spinsAndGamesWith,
  usesOf,
} from './store/index.ts';
import { detailsOf, memberPromoView, promoView } from './views.ts';

export function isOpen(record: PromoRecord, now: Date): boolean {
  return isPromoOpen({ active: record.row.active, expiresAt: endOf(record) }, now);
}

/**
 * Promos in the shape of the contract, as a viewer sees them.
 * @param viewer member id; null for a visitor
 * @param db where they are read; that of a unit sees what the unit has written
 */
export async function promoViews(
  world: World,
  records: readonly PromoRecord[],
  viewer: string | null,
  db: Reader = world.db,
): Promise<Promo[]> {
  const catalogue = await catalogueOf(world);
  const ids = records.map(({ row }) => row.id);
  const uses = viewer === null ? undefined : await usesOf(db, viewer, ids);
  return records.map((record) => promoView(record, catalogue, uses?.get(record.row.id) ?? 0));
}

/** The promo with this id, or null (PROMO-28). */
export async function findPromo(world: World, viewer: string | null, id: string): Promise<Promo | null> {
  const record = await promoRecord(world.db, id);
  return record ? ((await promoViews(world, [record], viewer))[0] ?? null) : null;
}

/** The promo with this code when the viewer can use it now in this currency, or null (PROMO-28). */
export async function findAvailablePromo(
  world: World,
  viewer: string | null,
  { promoCode, currency }: { readonly promoCode: string; readonly currency: string },
): Promise<Promo | null> {
  const record = await promoRecordByCode(world.db, promoCode);
  if (!record || !fitsText(record.row.currency, { eq: currency })) return null;
  const level = viewer === null ? null : await levelOf(world.db, viewer);
  const [promo] = await promoViews(world, [record], viewer);
  const open = isOpen(record, world.now());
  return promo && decidePromoTerms({ ...promo, open }, level).allowed ? promo : null;
}

/** The promos that a member's rows are about, by id, as the member sees them. */
export async function promosOf(
  world: World,
  memberId: string,
  rows: readonly { readonly promoId: string }[],
): Promise<ReadonlyMap<string, Promo>> {
  const records = await promoRecordsById(
    world.db,
    rows.map(({ promoId }) => promoId),
  );
  const promos = await promoViews(world, records, memberId);
  return new Map(promos.map((promo) => [promo.id, promo]));
}

export async function memberPromoViews(
  world: World,
  memberId: string,
  rows: readonly MemberPromoRow[],
): Promise<MemberPromo[]> {
  const catalogue = await catalogueOf(world);
  const ids = rows.map(({ id }) => id);
  const all = await spinsAndGamesWith(world.db, ids);
  const bonusNames = await bonusNamesOf(world.db, memberId, ids);
  const anew = await givenBackBy(world.db, await givenAnew(world.db, memberId, ids));
  const records = await promoRecordsById(
    world.db,
    rows.map(({ promoId }) => promoId),
  );
  const promos = await promoViews(world, records, memberId);
  const views = rows.map(async (row) => {
    const record = records.find((each) => each.row.id === row.promoId);
    const promo = promos.find(({ id }) => id === row.promoId);
    if (!promo || !record) return [];
    const spins = all.spins.filter(({ memberPromoId }) => memberPromoId === row.id);
    const games = all.games.filter(({ freeSpinId }) => spins.some(({ id }) => id === freeSpinId));
    const award = { row, record, held: { spins, games }, anew: anew.has(row.id) };
    const given = await spinGamesOf(world.db, award);
    const freeSpinDetails = detailsOf(given, catalogue, row.currency, promo.name);
    const atStake = await atStakeOf(world.db, award);
    const bonusName = bonusNames.get(row.id) ?? null;
    const givenBack = anew.get(row.id) ?? null;
    const takenBack = row.reclaimedMinor > 0n || spins.some((each) => each.takenBack);
    return [memberPromoView(row, promo, { bonusName, freeSpinDetails, atStake, givenBack, takenBack })];
  });
  return (await Promise.all(views)).flat();
}

async function viewOf(world: World, memberId: string, row: MemberPromoRow): Promise<MemberPromo> {
  const [view] = await memberPromoViews(world, memberId, [row]);
  if (!view) throw new Error(`The promo ${row.id} of a member names a promo that does not exist.`);
  return view;
}

/** One of a member's promos as it is now, in the shape of the contract. */
export async function memberPromo(world: World, memberId: string, id: string): Promise<MemberPromo> {
  return viewOf(world, memberId, await memberPromoRow(world.db, id));
}

/** The promo that is active for a member, or null (PROMO-29). */
export async function activePromo(world: World, memberId: string): Promise<MemberPromo | null> {
  const row = await activeRow(world.db, memberId);
  return row ? viewOf(world, memberId, row) : null;
}

/** The promos that were awarded to a member and wait, in their order (PROMO-54). */
export async function pendingPromos(world: World, memberId: string): Promise<MemberPromo[]> {
  return memberPromoViews(world, memberId, await pendingRows(world.db, memberId));
}

/** A page of a member's promos that are over, newest first (PROMO-32). */
export async function promoHistory(
  world: World,
  memberId: string,
  page: PageArguments,
): Promise<Connection<MemberPromo>> {
  const list = memberPromoList(world.db, memberId, pastPromoStatuses);
  return pageOfViews(list, page, (rows) => memberPromoViews(world, memberId, rows));
}

export async function memberWallets(world: World, memberId: string): Promise<WalletsView> {
  const { activeCurrency } = await rewardFacts(world.db, memberId);
  return walletsOf(world.db, memberId, activeCurrency);
}

async function ownActive(unit: Unit, memberId: string, id: string): Promise<MemberPromoRow> {
  const decision = decidePromoCancellation(id, (await activeRow(unit.db, memberId)) ?? null);
  if (!decision.allowed) throw refusalOf(promoCancellationReasons, decision);
  return decision.plan.promo;
}

/**
 * Ends a member's active promo, once per idempotency key (PROMO-30).
 * @throws Refusal NOT_FOUND for any other id, IDEMPOTENCY_CONFLICT
 */
export async function cancelActivePromo(
  world: World,
  requester: Requester,
  id: string,
): Promise<MemberPromo> {
  const { memberId } = requester;
  await world.write((unit) =>
    once(unit, { ...requester, operation: 'cancelActivePromo', content: { id } }, async () => {
      const ending = { status: 'CANCELED', cause: 'MEMBER' } as const;
      await endPromo(unit, await ownActive(unit, memberId, id), ending);
      return id;
    }),
  );
  return memberPromo(world, memberId, id);
}
