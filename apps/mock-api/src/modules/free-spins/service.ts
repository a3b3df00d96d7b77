import {
  decideFreeSpinsChange,
  decideFreeSpinsClaim,
  freeSpinsChangeReasons,
  freeSpinsClaimReasons,
} from '@magpie/domain/free-spins';
import type { FreeSpinsClaimFacts } from '@magpie/domain/free-spins';
import type { MemberFreeSpin } from '#__generated__/promo.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { once } from '#platform/idempotency/index.ts';
import type { Requester } from '#platform/idempotency/index.ts';
import { chosenValues } from '#platform/filters/index.ts';
import type { Given, ValueFilter } from '#platform/filters/index.ts';
import { pageOfViews } from '#platform/paging/index.ts';
import type { Connection, PageArguments } from '#platform/paging/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import {
  awardPromo,
  detailsOf,
  endFreeSpins,
  freeSpinGames,
  freeSpinList,
  freeSpinRow,
  freeSpinsWith,
  markActivated,
  moment,
  optionalMoment,
  promoRecord,
  promosOf,
  useCount,
} from '../promos/index.ts';
import type { Award, FreeSpinRow } from '../promos/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { claimable, claimantOf } from './claimable.ts';
import type { ClaimableRecord } from './claimable.ts';

/** Free spins in the shape of the contract (SPIN-16). */
async function views(
  world: World,
  memberId: string,
  rows: readonly FreeSpinRow[],
): Promise<MemberFreeSpin[]> {
  const catalogue = await catalogueOf(world);
  const games = await freeSpinGames(
    world.db,
    rows.map(({ id }) => id),
  );
  const promos = await promosOf(world, memberId, rows);
  return rows.flatMap((row) => {
    const promo = promos.get(row.promoId);
    if (!promo) return [];
    const currency = knownCurrency(row.currency);
    const own = games.filter((game) => game.freeSpinId === row.id);
    return [
      {
        id: row.id,
        name: promo.name,
        description: promo.description,
        promo,
        mainBannerImage: promo.mainBannerImage,
        status: row.status,
        expiresAt: optionalMoment(row.expiresAt),
        dateTimeClaimed: moment(row.claimedAt),
        totalWinnings: decimal(row.totalWinningsMinor, currency),
        currency,
        promoUsed: row.promoUsed,
        maxUses: promo.maxUses,
        activated: row.activated,
        freeSpinDetails: detailsOf(own, catalogue, row.currency, promo.name),
      },
    ];
  });
}

/** A page of a member's free spins, newest first (SPIN-08). */
export async function findFreeSpins(
  world: World,
  memberId: string,
  request: PageArguments & {
    readonly filter?: Given<{ readonly status?: Given<ValueFilter<FreeSpinRow['status']>> }>;
  },
): Promise<Connection<MemberFreeSpin>> {
  const list = freeSpinList(world.db, memberId, chosenValues(request.filter?.status));
  return pageOfViews(list, request, (rows) => views(world, memberId, rows));
}

async function oneView(world: World, memberId: string, id: string): Promise<MemberFreeSpin> {
  const row = await freeSpinRow(world.db, memberId, id);
  const [view] = row ? await views(world, memberId, [row]) : [];
  if (!view) throw new Error(`The free spins ${id} are not kept, or their promo does not exist.`);
  return view;
}

async function claimFacts(
  unit: Unit,
  memberId: string,
  promo: string,
): Promise<FreeSpinsClaimFacts<ClaimableRecord>> {
  const record = await promoRecord(unit.db, promo);
  const promoUsed = await useCount(unit.db, memberId, promo);
  return {
    ...(await claimantOf(unit.db, memberId)),
    promo: record ? claimable(record, promoUsed, unit.now) : null,
  };
}

/** As an award of the promo. Answers the id of the free spins, or of the award that waits for the operator (PROMO-56). */
export async function giveFreeSpins(
  unit: Unit,
  { memberId, record, cause }: Pick<Award, 'memberId' | 'record' | 'cause'>,
): Promise<string> {
  if (record.freeSpins.length === 0) throw new Error(`The promo ${record.row.id} gives no free spins.`);
  const award = await awardPromo(unit, { memberId, record, cause, bonus: 0n });
  const [spins] = await freeSpinsWith(unit.db, [award.id]);
  return spins?.id ?? award.id;
}

async function claim(unit: Unit, memberId: string, promo: string): Promise<string> {
  const decision = decideFreeSpinsClaim(await claimFacts(unit, memberId, promo));
  if (!decision.allowed) throw refusalOf(freeSpinsClaimReasons, decision);
  return giveFreeSpins(unit, { memberId, record: decision.plan.promo.record, cause: 'CLAIM' });
}

/**
 * Gives a member the free spins of a promo, once per idempotency key (SPIN-06); null where they wait for the operator.
 * @throws Refusal with one of the reasons of `decideFreeSpinsClaim`, or IDEMPOTENCY_CONFLICT
 */
export async function claimFreeSpins(
  world: World,
  requester: Requester,
  promo: string,
): Promise<MemberFreeSpin | null> {
  const { memberId } = requester;
  const id = await world.write((unit) =>
    once(unit, { ...requester, operation: 'claimFreeSpinPromo', content: { promo } }, () =>
      claim(unit, memberId, promo),
    ),
  );
  return (await freeSpinRow(world.db, memberId, id)) ? oneView(world, memberId, id) : null;
}

async function activeSpins(unit: Unit, memberId: string, id: string): Promise<FreeSpinRow> {
  const decision = decideFreeSpinsChange((await freeSpinRow(unit.db, memberId, id)) ?? null);
  if (!decision.allowed) throw refusalOf(freeSpinsChangeReasons, decision);
  return decision.plan.spins;
}

/** Makes free spins playable (SPIN-13). @throws Refusal NOT_FOUND, or CONFLICT when they are not ACTIVE */
export async function activateFreeSpins(world: World, memberId: string, id: string): Promise<MemberFreeSpin> {
  await world.write(async (unit) => {
    await activeSpins(unit, memberId, id);
    await markActivated(unit.db, id);
  });
  return oneView(world, memberId, id);
}

/**
 * Ends free spins as CANCELLED, once per idempotency key (SPIN-11, SPIN-13). A promo that they came with goes on.
 * @param operation the mutation that asks
 * @throws Refusal NOT_FOUND, CONFLICT when they are not ACTIVE, IDEMPOTENCY_CONFLICT
 */
export async function cancelFreeSpins(
  world: World,
  requester: Requester,
  id: string,
  operation: 'cancelFreeSpin' | 'cancelFreeSpinPromo',
): Promise<MemberFreeSpin> {
  const { memberId } = requester;
  await world.write((unit) =>
    once(unit, { ...requester, operation, content: { id } }, async () => {
      await activeSpins(unit, memberId, id);
      await endFreeSpins(unit.db, id, 'CANCELLED');
      return id;
    }),
  );
  return oneView(world, memberId, id);
}
