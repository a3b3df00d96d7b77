import type { Unit } from '#platform/worlds/index.ts';
import { jsonText } from '#platform/store/index.ts';
import { artAddress } from '#art/index.ts';
import { cashbacks } from './cashbacks.ts';
import { catalogueIds, units } from './lookup.ts';
import type { CatalogueIds } from './lookup.ts';
import { playRound } from './rounds.ts';
import { addRows } from './store.ts';
import { HOUR_MS } from './times.ts';

const rounds: readonly (readonly [game: string, stake: string, payout: string, hoursAgo: number])[] = [
  ['Moonlit Dingo', '40.00', '0.00', 120],
  ['Wattle Fortune', '20.00', '35.00', 118],
  ['Opal Fever', '50.00', '0.00', 96],
  ['Iron Outlaw', '25.00', '10.00', 72],
  ['Buffalo Stampede', '30.00', '0.00', 71],
  ['Queen Bee', '45.00', '60.00', 50],
  ['Sugar Melon', '35.00', '0.00', 49],
  ['Comet Line', '40.00', '0.00', 48],
];

async function addCashbacks(unit: Unit, ids: CatalogueIds): Promise<void> {
  for (const seed of cashbacks) {
    await addRows(unit.db, 'cashbacks', {
      id: seed.id,
      title: seed.title,
      description: seed.description,
      currency: seed.currency,
      mainBannerImage: artAddress.promo(seed.theme ?? 'cashback', 'hero'),
      claimDays: jsonText(['MONDAY', ...(seed.moreDays ?? [])]),
      playNowLink: seed.playNowLink,
      share: seed.share,
      byLevel: seed.byLevel ?? false,
      maxMonthlyMinor: units(seed.maxMonthly, seed.currency),
      levelRequirement: seed.level,
      onLossesOnly: seed.onLossesOnly,
      active: seed.off !== true,
      currencyType: seed.asBonus ? 'BONUS' : 'CASH',
    });
    const providers = seed.providers.map((name, position) => {
      return { cashbackId: seed.id, providerId: ids.provider(name), position };
    });
    await addRows(unit.db, 'cashbackProviders', providers);
  }
}

/** The cashbacks, claimable on Mondays (CASHBK-19), and the play that gives Ella something to claim. */
export async function seedCashback(unit: Unit): Promise<void> {
  const ids = await catalogueIds(unit.db);
  await addCashbacks(unit, ids);
  for (const [index, [game, stake, payout, hoursAgo]] of rounds.entries()) {
    await playRound(unit, ids, {
      person: 'ella',
      key: String(index + 1),
      game,
      wallet: 'MAIN',
      stake: units(stake),
      payout: units(payout),
      at: unit.now.getTime() - hoursAgo * HOUR_MS,
    });
  }
}
