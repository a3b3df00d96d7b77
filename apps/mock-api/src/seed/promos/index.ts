import type { Insertable } from 'kysely';
import type { Database } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { artAddress } from '#art/index.ts';
import { catalogueIds, units } from '../lookup.ts';
import type { CatalogueIds } from '../lookup.ts';
export { seedAwards } from './awards.ts';
import type { PromoSeed } from './promo-seed.ts';
import { promoSeeds } from './promo-seeds.ts';
import { addRows } from '../store.ts';
import { DAY_MS } from '../times.ts';

function amounts(promo: PromoSeed, currency: string) {
  const optional = (amount: string | undefined) => (amount === undefined ? null : units(amount, currency));
  return {
    rewardKind: promo.match ? ('MULTIPLIER' as const) : ('DIRECT' as const),
    amountMinor: units(promo.bonus ?? '0.00', currency),
    factor: promo.match?.percent ?? 0,
    largestBonusMinor: optional(promo.match?.upTo),
    minimumDepositMinor: optional(promo.minimumDeposit),
    minimumRealMoneyMinor: units(promo.minimumRealMoney ?? '0.00', currency),
    requiredDepositMinor: optional(promo.lockIn?.deposit),
    requiredTurnoverMinor: optional(promo.lockIn?.turnover),
  };
}

function promoRow(promo: PromoSeed, now: number): Insertable<Database['promos']> {
  const currency = promo.currency ?? 'AUD';
  return {
    id: promo.id,
    code: promo.code,
    name: promo.name,
    description: promo.description,
    type: promo.type,
    kind: promo.kind,
    startTrigger: promo.trigger ?? null,
    depositOrdinalTrigger: promo.ordinal ?? null,
    currency,
    mainBannerImage: artAddress.promo(promo.theme, 'hero'),
    subBannerImage: promo.heroOnly ? null : artAddress.promo(promo.theme, 'card'),
    maxUses: promo.maxUses ?? 0,
    levelRequirement: promo.level ?? 0,
    wagering: promo.wagering ?? 0,
    daysToPlay: promo.daysToPlay ?? null,
    lockInEnabled: promo.lockIn !== undefined,
    payoutMode: promo.payoutMode ?? 'AUTO',
    active: promo.off !== true,
    expiresAt: promo.endsInDays === undefined ? null : now + promo.endsInDays * DAY_MS,
    ...amounts(promo, currency),
  };
}

async function addParts({ db }: Unit, promo: PromoSeed, ids: CatalogueIds): Promise<void> {
  const promoId = promo.id;
  const providers = (promo.providers ?? []).map(([name, share], position) => {
    return { promoId, providerId: ids.provider(name), share: share * 100, position };
  });
  await addRows(db, 'promoProviders', providers);
  const games = (promo.games ?? []).map((name) => ({ promoId, gameCode: ids.game(name).code }));
  await addRows(db, 'promoGames', games);
  const spins = (promo.spins ?? []).map(({ game, count, value, bonusBuy }, position) => ({
    id: `${promo.id}_${String(position + 1)}`,
    promoId,
    gameId: ids.game(game).id,
    campaignUuid: null,
    prepaidUuid: null,
    betCount: count,
    betValueMinor: units(value, promo.currency),
    bonusBuy: bonusBuy ?? false,
    position,
  }));
  await addRows(db, 'promoFreeSpins', spins);
}

export async function seedPromos(unit: Unit): Promise<void> {
  const ids = await catalogueIds(unit.db);
  const now = unit.now.getTime();
  for (const promo of promoSeeds) {
    await addRows(unit.db, 'promos', promoRow(promo, now));
    await addParts(unit, promo, ids);
  }
}
