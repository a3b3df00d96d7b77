/** The six events of a day: made up, and the same whenever a world's day is asked for. */
import { oddsOf } from '@magpie/domain/play';
import type { OddsHundredths } from '@magpie/domain/play';
import { RandomSource } from '#platform/random/index.ts';
import type { World } from '#platform/worlds/index.ts';

export type Pick = 'HOME' | 'DRAW' | 'AWAY';

export interface Fixture {
  readonly id: string;
  readonly sport: string;
  readonly home: string;
  readonly away: string;
  readonly picks: readonly {
    readonly pick: Pick;
    /** Its chance is its share of the sum of all weights; never told to the page. */
    readonly weight: number;
    readonly odds: OddsHundredths;
  }[];
}

const SPORTS = [
  { name: 'Australian rules', draws: false },
  { name: 'Rugby league', draws: false },
  { name: 'Cricket', draws: false },
  { name: 'Soccer', draws: true },
  { name: 'Basketball', draws: false },
  { name: 'Rugby union', draws: false },
] as const;

const TOWNS = [
  'Ballarat',
  'Bendigo',
  'Broome',
  'Bunbury',
  'Cairns',
  'Ceduna',
  'Dubbo',
  'Dunedin',
  'Geraldton',
  'Gisborne',
  'Hobart',
  'Invercargill',
  'Kalgoorlie',
  'Launceston',
  'Mackay',
  'Mildura',
  'Napier',
  'Orange',
  'Tamworth',
  'Whyalla',
] as const;

const NAMES = [
  'Bolters',
  'Breakers',
  'Currawongs',
  'Drovers',
  'Gullies',
  'Ironbarks',
  'Lanterns',
  'Miners',
  'Northerlies',
  'Pilots',
  'Ramblers',
  'Sandpipers',
  'Stokers',
  'Tidemen',
  'Wagoners',
  'Wedgetails',
] as const;

function drawFrom<T>(random: RandomSource, list: readonly T[], count: number): T[] {
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(random.integer(0, left.length - 1), 1)).flat();
}

function picksOf(random: RandomSource, draws: boolean): Fixture['picks'] {
  const home = random.integer(25, 75);
  const picks: Pick[] = draws ? ['HOME', 'DRAW', 'AWAY'] : ['HOME', 'AWAY'];
  const weights = draws ? [home, random.integer(28, 40), 100 - home] : [home, 100 - home];
  const odds = oddsOf(weights);
  return picks.map((pick, index) => ({ pick, weight: weights[index] ?? 1, odds: odds[index] ?? 0 }));
}

export function fixturesOf(world: World): Fixture[] {
  const day = world.now().toISOString().slice(0, 10);
  const random = RandomSource.fromSeed(`sportsbook:${day}`, world.seed);
  const towns = drawFrom(random, TOWNS, 2 * SPORTS.length);
  const names = drawFrom(random, NAMES, 2 * SPORTS.length);
  const team = (index: number): string => `${towns[index] ?? ''} ${names[index] ?? ''}`;
  return SPORTS.map(({ name, draws }, index) => ({
    id: `${day}-${index + 1}`,
    sport: name,
    home: team(2 * index),
    away: team(2 * index + 1),
    picks: picksOf(random, draws),
  }));
}
