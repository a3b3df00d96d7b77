import type { Insertable } from 'kysely';
import { artAddress, coverTone } from '#art/index.ts';
import type { Database } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { catalogueGames } from './games.ts';
import type { GameSeed } from './games.ts';
import { gameCategories, gameTypes } from './types.ts';
import { providers, vendors } from './providers.ts';
import { addRows } from '../store.ts';
import { DAY_MS } from '../times.ts';

const providerCode = (name: string): string => name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
export const providerId = (name: string): string => `pro_${providerCode(name).toLowerCase()}`;

async function seedLists({ db }: Unit): Promise<void> {
  await addRows(
    db,
    'vendors',
    vendors.map((vendor) => ({ ...vendor, integration: 'SEAMLESS' as const, transferSpeed: null })),
  );
  await addRows(
    db,
    'providers',
    providers.map(({ name }, position) => ({
      id: providerId(name),
      code: providerCode(name),
      name,
      image: artAddress.provider(name),
      position,
    })),
  );
  await addRows(
    db,
    'gameTypes',
    gameTypes.map((type, position) => ({ ...type, position })),
  );
  await addRows(
    db,
    'gameCategories',
    gameCategories.map(({ id, code, name }, position) => ({ id, code, name, position })),
  );
  await addRows(
    db,
    'gameCategoryTypes',
    gameCategories.map(({ id, type }) => ({ gameCategoryId: id, gameTypeId: type, position: 0 })),
  );
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
    nameKey: game.name.toLowerCase(),
    image: artAddress.game(art),
    coverTone: coverTone(art),
    providerId: providerId(game.provider),
    vendorId: provider?.vendor ?? 'ven_billabong',
    category: game.category,
    gameTypeId: `typ_${game.category.toLowerCase()}`,
    sportsbookCategory: null,
    gamesPlayed: game.gamesPlayed,
    jackpot: game.jackpot,
    deviceTypes: '["DESKTOP","MOBILE","TABLET"]',
    createdAt: now - 400 * DAY_MS,
  };
}

/** The catalogue: vendors, studios, types, categories and every game (GAMES). */
export async function seedCatalogue(unit: Unit): Promise<void> {
  await seedLists(unit);
  const now = unit.now.getTime();
  const games = catalogueGames().map((game) => gameRow(game, now));
  const links = games.map((game) => ({
    gameId: game.id,
    gameCategoryId: `cat_${game.category.toLowerCase()}`,
    position: 0,
  }));
  await addRows(unit.db, 'games', games);
  await addRows(unit.db, 'gameCategoryGames', links);
}
