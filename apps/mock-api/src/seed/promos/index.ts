import type { Insertable } from 'kysely';
import type { Database } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { artAddress } from '#art/index.ts';
import { catalogueIds, units } from '../lookup.ts';
import type { CatalogueIds } from '../lookup.ts';
import { seedAwards } from './awards.ts';
import type { OfferSeed } from './offer-seed.ts';
import { offers } from './offers.ts';
import { addRows } from '../store.ts';
import { DAY_MS } from '../times.ts';

function amounts(offer: OfferSeed, currency: string) {
  const optional = (amount: string | undefined) => (amount === undefined ? null : units(amount, currency));
  return {
    rewardKind: offer.match ? ('MULTIPLIER' as const) : ('DIRECT' as const),
    amountMinor: units(offer.bonus ?? '0.00', currency),
    factor: offer.match?.percent ?? 0,
    largestBonusMinor: optional(offer.match?.upTo),
    minimumDepositMinor: optional(offer.minimumDeposit),
    minimumRealMoneyMinor: units(offer.minimumRealMoney ?? '0.00', currency),
    requiredDepositMinor: optional(offer.lockIn?.deposit),
    requiredTurnoverMinor: optional(offer.lockIn?.turnover),
  };
}

function promoRow(offer: OfferSeed, now: number): Insertable<Database['promos']> {
  const currency = offer.currency ?? 'AUD';
  return {
    id: offer.id,
    code: offer.code,
    name: offer.name,
    description: offer.description,
    type: offer.type,
    kind: offer.kind,
    startTrigger: offer.trigger ?? null,
    depositOrdinalTrigger: offer.ordinal ?? null,
    currency,
    mainBannerImage: artAddress.promo(offer.theme, 'hero'),
    subBannerImage: offer.heroOnly ? null : artAddress.promo(offer.theme, 'card'),
    maxUses: offer.maxUses ?? 0,
    levelRequirement: offer.level ?? 0,
    wagering: offer.wagering ?? 0,
    daysToPlay: offer.daysToPlay ?? null,
    lockInEnabled: offer.lockIn !== undefined,
    payoutMode: offer.payoutMode ?? 'AUTO',
    active: offer.off !== true,
    expiresAt: offer.endsInDays === undefined ? null : now + offer.endsInDays * DAY_MS,
    ...amounts(offer, currency),
  };
}

async function addParts({ db }: Unit, offer: OfferSeed, ids: CatalogueIds): Promise<void> {
  const promoId = offer.id;
  const providers = (offer.providers ?? []).map(([name, share], position) => {
    return { promoId, providerId: ids.provider(name), share: share * 100, position };
  });
  await addRows(db, 'promoProviders', providers);
  const games = (offer.games ?? []).map((name) => ({ promoId, gameCode: ids.game(name).code }));
  await addRows(db, 'promoGames', games);
  const spins = (offer.spins ?? []).map(({ game, count, value, bonusBuy }, position) => ({
    id: `${offer.id}_${String(position + 1)}`,
    promoId,
    gameId: ids.game(game).id,
    campaignUuid: null,
    prepaidUuid: null,
    betCount: count,
    betValueMinor: units(value, offer.currency),
    bonusBuy: bonusBuy ?? false,
    position,
  }));
  await addRows(db, 'promoFreeSpins', spins);
}

/** The promos, and what the seeded people have of them (interfaces). */
export async function seedPromos(unit: Unit): Promise<void> {
  const ids = await catalogueIds(unit.db);
  const now = unit.now.getTime();
  for (const offer of offers) {
    await addRows(unit.db, 'promos', promoRow(offer, now));
    await addParts(unit, offer, ids);
  }
  await seedAwards(unit, ids);
}
