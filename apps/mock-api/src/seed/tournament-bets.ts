import type { Unit } from '#platform/worlds/index.ts';
import { units } from './lookup.ts';
import type { CatalogueIds } from './lookup.ts';
import { rivals } from './rivals.ts';
import { playRound } from './rounds.ts';
import { DAY_MS } from './times.ts';

/** What every rival plays once or several times; figures are those of the rivals in their order. */
interface Plays {
  readonly key: string;
  readonly game: string;
  readonly currency: string;
  readonly daysAgo: number;
  readonly rounds: number;
  readonly stakes: readonly string[] | string;
  readonly payouts: readonly string[] | string;
}

const plays: readonly Plays[] = [
  {
    key: 'winter',
    game: 'Sugar Melon',
    currency: 'AUD',
    daysAgo: 30,
    rounds: 2,
    stakes: [
      '55.00',
      '47.00',
      '40.50',
      '35.00',
      '30.00',
      '25.50',
      '22.00',
      '19.00',
      '16.50',
      '14.00',
      '12.00',
    ],
    payouts: '0.00',
  },
  {
    key: 'spin',
    game: 'Iron Outlaw',
    currency: 'AUD',
    daysAgo: 5,
    rounds: 1,
    stakes: '1.00',
    payouts: [
      ...['128.05', '102.44', '81.95', '65.55', '52.40', '41.95'],
      ...['33.55', '26.85', '21.45', '17.15', '13.75'],
    ],
  },
  {
    key: 'bay',
    game: 'Lighthouse Keeper',
    currency: 'AUD',
    daysAgo: 2,
    rounds: 4,
    stakes: ['23.00', '19.30', '19.30', '13.60', '11.45', '7.00', '6.00', '5.00', '4.00', '3.00', '2.00'],
    payouts: '0.00',
  },
  {
    key: 'cloud',
    game: 'Velvet Kookaburra',
    currency: 'NZD',
    daysAgo: 4,
    rounds: 1,
    stakes: '5.00',
    payouts: [
      ...['402.50', '281.75', '197.25', '138.05', '96.65', '67.65'],
      ...['47.35', '33.15', '23.20', '16.25', '11.40'],
    ],
  },
];

const figure = (figures: readonly string[] | string, index: number, currency: string): bigint =>
  units(typeof figures === 'string' ? figures : (figures[index] ?? '0.00'), currency);

/** The bets of the rivals, oldest first. */
export async function seedRivalBets(unit: Unit, ids: CatalogueIds): Promise<void> {
  for (const { key, game, currency, daysAgo, rounds, stakes, payouts } of plays) {
    for (const [index, rival] of rivals.entries()) {
      for (let round = 0; round < rounds; round += 1) {
        await playRound(unit, ids, {
          key: `${key}_${String(round + 1)}`,
          person: rival,
          game,
          currency,
          wallet: 'MAIN',
          stake: figure(stakes, index, currency),
          payout: figure(payouts, index, currency),
          at: unit.now.getTime() - daysAgo * DAY_MS + round * 60_000,
        });
      }
    }
  }
}
