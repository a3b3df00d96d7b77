import { statedReturn } from '@magpie/domain/studio';
import type { Reader, Writer } from '#platform/store/index.ts';
import type {
  Catalogue,
  GameCategoryModel,
  GameModel,
  GameTypeModel,
  ProviderModel,
  VendorModel,
} from '../model.ts';

async function readVendors(db: Reader): Promise<VendorModel[]> {
  const rows = await db.selectFrom('vendors').selectAll().orderBy('name').execute();
  return rows.map(({ id, name, state, integration, transferSpeed }) => {
    return { id, name, state, integration, transferSpeed };
  });
}

/** The games on offer, the most played first. */
async function readGameRows(db: Reader) {
  return db
    .selectFrom('games')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('gamesPlayed', 'desc')
    .orderBy('id')
    .execute();
}

type GameRow = Awaited<ReturnType<typeof readGameRows>>[number];

async function readProviders(db: Reader, games: readonly GameRow[]): Promise<ProviderModel[]> {
  const rows = await db.selectFrom('providers').select(['id', 'code', 'name', 'image']).execute();
  const made = Map.groupBy(games, ({ providerId }) => providerId);
  return rows.map((row) => ({ ...row, gamesCount: made.get(row.id)?.length ?? 0 }));
}

async function readTypes(db: Reader): Promise<GameTypeModel[]> {
  return db.selectFrom('gameTypes').select(['id', 'code', 'name']).orderBy('position').execute();
}

async function readCategories(db: Reader, types: readonly GameTypeModel[]): Promise<GameCategoryModel[]> {
  const rows = await db.selectFrom('gameCategories').selectAll().orderBy('position').execute();
  const links = await db.selectFrom('gameCategoryTypes').selectAll().orderBy('position').execute();
  return rows.map(({ id, code, name }) => {
    const held = links.filter((link) => link.gameCategoryId === id).map((link) => link.gameTypeId);
    return { id, code, name, gameTypes: types.filter((type) => held.includes(type.id)) };
  });
}

function byId<T extends { readonly id: string }>(entries: readonly T[]): (id: string) => T {
  const map = new Map(entries.map((entry) => [entry.id, entry]));
  return (id) => {
    const entry = map.get(id);
    if (!entry) throw new Error(`The catalogue names '${id}', which it does not hold.`);
    return entry;
  };
}

function statedOf({ id, category, jackpot }: Pick<GameModel, 'id' | 'category' | 'jackpot'>) {
  return category === 'SPORTSBOOK' ? null : statedReturn({ id, category, jackpot });
}

async function readGames(
  db: Reader,
  rows: readonly GameRow[],
  lists: Omit<Catalogue, 'games' | 'gameById' | 'gameByCode'>,
): Promise<GameModel[]> {
  const links = await db.selectFrom('gameCategoryGames').selectAll().orderBy('position').execute();
  const linked = Map.groupBy(links, (link) => link.gameId);
  const category = byId(lists.categories);
  const provider = byId(lists.providers);
  const type = byId(lists.types);
  const vendor = byId(lists.vendors);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    nameKey: row.nameKey,
    image: row.image,
    coverTone: row.coverTone,
    subCategory: provider(row.providerId),
    category: row.category,
    type: type(row.gameTypeId),
    sportsbookCategory: row.sportsbookCategory,
    vendor: vendor(row.vendorId),
    gameCategories: (linked.get(row.id) ?? []).map((link) => category(link.gameCategoryId)),
    gamesPlayed: row.gamesPlayed,
    jackpot: row.jackpot,
    // Reckoned once they are asked for: the return of some models takes a while.
    get returnToPlayer() {
      return statedOf(row)?.percent ?? null;
    },
    get volatility() {
      return statedOf(row)?.volatility ?? null;
    },
    deviceTypes: JSON.parse(row.deviceTypes) as GameModel['deviceTypes'],
  }));
}

export async function readCatalogue(db: Reader): Promise<Catalogue> {
  const vendors = await readVendors(db);
  const types = await readTypes(db);
  const categories = await readCategories(db, types);
  const rows = await readGameRows(db);
  const providers = await readProviders(db, rows);
  const games = await readGames(db, rows, { vendors, types, categories, providers });
  return {
    games,
    gameById: new Map(games.map((game) => [game.id, game])),
    gameByCode: new Map(games.map((game) => [game.code, game])),
    providers: providers
      .filter(({ gamesCount }) => gamesCount > 0)
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    types,
    categories,
    vendors,
  };
}

/** Ids of the vendors in a state, or of all, in order. */
export async function vendorIds(db: Reader, state?: VendorModel['state']): Promise<string[]> {
  const all = db.selectFrom('vendors').select('id').orderBy('id');
  const rows = await (state === undefined ? all : all.where('state', '=', state)).execute();
  return rows.map(({ id }) => id);
}

export async function setVendorState(db: Writer, id: string, state: VendorModel['state']): Promise<void> {
  await db.updateTable('vendors').set({ state }).where('id', '=', id).execute();
}
