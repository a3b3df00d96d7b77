import type { Unit } from '#platform/worlds/index.ts';
import { jsonText } from '#platform/store/index.ts';
import { artAddress } from '#art/index.ts';
import { catalogueIds, units } from './lookup.ts';
import type { CatalogueIds } from './lookup.ts';
import { playRound } from './rounds.ts';
import { addRows } from './store.ts';
import { HOUR_MS } from './times.ts';

interface CashbackSeed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly currency: string;
  /** In hundredths of a percent. */
  readonly share: number;
  /** Whether the percentage of the member's level counts, of which the share is the highest. */
  readonly byLevel?: true;
  readonly onLossesOnly: boolean;
  readonly maxMonthly: string;
  readonly level: number;
  readonly providers: readonly string[];
  readonly playNowLink: string | null;
}

const cashbacks: readonly CashbackSeed[] = [
  {
    id: 'cashback_monday',
    title: 'Monday Cashback',
    description:
      '<p>Every Monday we give back a part of what you lost in the week before: <strong>1 %</strong> for each of your levels, up to <strong>10 %</strong>. It can be claimed on that day only.</p>',
    currency: 'AUD',
    share: 1000,
    byLevel: true,
    onLossesOnly: true,
    maxMonthly: '200.00',
    level: 0,
    providers: [],
    playNowLink: null,
  },
  {
    id: 'cashback_live',
    title: 'Live Table Cashback',
    description: '<p>Half a percent of everything you stake at the live tables, won or lost.</p>',
    currency: 'AUD',
    share: 50,
    onLossesOnly: false,
    maxMonthly: '100.00',
    level: 0,
    providers: ['Twelve Bells', 'Croupier House'],
    playNowLink: '/casino/live',
  },
  {
    id: 'cashback_tier_six',
    title: 'Tier Six Cashback',
    description: '<p>From tier 6: <strong>10 %</strong> of your losses, up to $1,000 a month.</p>',
    currency: 'AUD',
    share: 1000,
    onLossesOnly: true,
    maxMonthly: '1000.00',
    level: 6,
    providers: [],
    playNowLink: null,
  },
  {
    id: 'cashback_kiwi',
    title: 'Kiwi Monday',
    description: '<p><strong>4 %</strong> of your losses in New Zealand dollars.</p>',
    currency: 'NZD',
    share: 400,
    onLossesOnly: true,
    maxMonthly: '0.00',
    level: 0,
    providers: [],
    playNowLink: null,
  },
];

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
      mainBannerImage: artAddress.promo('cashback', 'hero'),
      claimDays: jsonText(['MONDAY']),
      playNowLink: seed.playNowLink,
      share: seed.share,
      byLevel: seed.byLevel ?? false,
      maxMonthlyMinor: units(seed.maxMonthly, seed.currency),
      levelRequirement: seed.level,
      onLossesOnly: seed.onLossesOnly,
      active: true,
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
