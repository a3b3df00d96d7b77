import type { Insertable } from 'kysely';
import { artAddress, coverTone } from '../../art/index.ts';
import type { Database } from '../../platform/store/index.ts';
import type { Unit } from '../../platform/worlds/index.ts';
import { catalogueGames } from './games.ts';
import type { GameSeed } from './games.ts';
import { gameCategories, gameTypes } from './types.ts';
import { providers, vendors } from './providers.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;

const providerCode = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
export const providerId = (name: string): string => `pro_${providerCode(name).toLowerCase()}`;

async function seedLists({ db }: Unit): Promise<void> {
  await db
    .insertInto('vendors')
    .values(vendors.map((vendor) => ({ ...vendor, integration: 'SEAMLESS' as const, transfer_speed: null })))
    .execute();
  await db
    .insertInto('providers')
    .values(
      providers.map(({ name }, position) => ({
        id: providerId(name),
        code: providerCode(name),
        name,
        image: artAddress.provider(name),
        position,
      })),
    )
    .execute();
  await db
    .insertInto('game_types')
    .values(gameTypes.map((type, position) => ({ ...type, position })))
    .execute();
  await db
    .insertInto('game_categories')
    .values(gameCategories.map(({ id, code, name }, position) => ({ id, code, name, position })))
    .execute();
  await db
    .insertInto('game_category_types')
    .values(gameCategories.map(({ id, type }) => ({ game_category_id: id, game_type_id: type, position: 0 })))
    .execute();
}

function gameRow(game: GameSeed, now: number): Insertable<Database['games']> {
  const art = {
    code: game.code,
    name: game.name,
    provider: game.provider,
    category: game.category.toLowerCase(),
  };
  const provider = providers.find(({ name }) => name === game.provider);
  return {
    id: `game_${game.code}`,
    code: game.code,
    name: game.name,
    name_key: game.name.toLowerCase(),
    image: artAddress.game(art),
    cover_tone: coverTone(art),
    provider_id: providerId(game.provider),
    vendor_id: provider?.vendor ?? 'ven_billabong',
    category: game.category,
    game_type_id: `typ_${game.category.toLowerCase()}`,
    sportsbook_category: null,
    games_played: game.gamesPlayed,
    jackpot: game.jackpot ? 1 : 0,
    device_types: '["DESKTOP","MOBILE","TABLET"]',
    created_at: now - 400 * DAY_MS,
  };
}

/** The catalogue: vendors, studios, types, categories and every game (GAMES). */
export async function seedCatalogue(unit: Unit): Promise<void> {
  await seedLists(unit);
  const now = unit.now.getTime();
  const games = catalogueGames().map((game) => gameRow(game, now));
  const links = games.map((game) => ({
    game_id: game.id,
    game_category_id: `cat_${game.category.toLowerCase()}`,
    position: 0,
  }));
  for (let start = 0; start < games.length; start += BATCH) {
    await unit.db
      .insertInto('games')
      .values(games.slice(start, start + BATCH))
      .execute();
    await unit.db
      .insertInto('game_category_games')
      .values(links.slice(start, start + BATCH))
      .execute();
  }
}
