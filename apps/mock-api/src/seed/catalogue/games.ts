import { Faker, base, en } from '@faker-js/faker';
import type { GameCategoryCode } from '#platform/store/contract-types.ts';
import { headliners } from './headliners.ts';
import { providers } from './providers.ts';
import { namesOf } from './game-names.ts';

interface Unranked {
  readonly code: string;
  readonly name: string;
  readonly provider: string;
  readonly category: GameCategoryCode;
}

export interface GameSeed extends Unranked {
  readonly gamesPlayed: number;
  readonly jackpot: boolean;
}

const SEED = 20_260;
const LONGEST_NAME = 28;
const MOST_PLAYED = 1_840_000;
const JACKPOT_SHARE = 0.06;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function headlined(): Unranked[] {
  return headliners.map(([name, provider, category]) => ({ code: slug(name), name, provider, category }));
}

function dealt(faker: Faker, taken: ReadonlySet<string>): Unranked[] {
  const games: Unranked[] = [];
  for (const category of ['SLOTS', 'FISH', 'LIVE', 'TABLE', 'LOTTERY'] as const) {
    const free = namesOf[category].filter((name) => name.length <= LONGEST_NAME && !taken.has(slug(name)));
    const names = faker.helpers.shuffle([...new Set(free)]);
    for (const { name: provider, games: made } of providers) {
      const share = names.splice(0, made[category] ?? 0);
      games.push(...share.map((name) => ({ code: slug(name), name, provider, category })));
    }
  }
  return games;
}

function ranked(faker: Faker, games: readonly Unranked[]): GameSeed[] {
  return games.map((game, index) => ({
    ...game,
    gamesPlayed: Math.round(MOST_PLAYED / (index + 1) ** 0.82) + (games.length - index),
    jackpot: game.category === 'SLOTS' && faker.number.float() < JACKPOT_SHARE,
  }));
}

const sportsbook: Unranked = {
  code: 'magpie-sportsbook',
  name: 'Magpie Sportsbook',
  provider: 'Long Paddock',
  category: 'SPORTSBOOK',
};

/** The whole catalogue, the most played first; the same at every call. */
export function catalogueGames(): readonly GameSeed[] {
  const faker = new Faker({ locale: [en, base], seed: SEED });
  const first = headlined();
  const rest = faker.helpers.shuffle(dealt(faker, new Set(first.map((game) => game.code))));
  return ranked(faker, [...first, ...rest, sportsbook]);
}
