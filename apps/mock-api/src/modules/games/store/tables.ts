import type { Generated } from 'kysely';
import type { EpochMs, JsonText, Sequence } from '#platform/store/columns.ts';
import type {
  GameCategoryCode,
  SportsbookCategory,
  TransferSpeed,
  VendorIntegration,
  VendorState,
} from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations.ts';

export interface VendorsTable {
  id: string;
  name: string;
  state: Generated<VendorState>;
  integration: Generated<VendorIntegration>;
  /** Null when the integration is SEAMLESS. */
  transferSpeed: TransferSpeed | null;
}

export interface ProvidersTable {
  id: string;
  code: string;
  name: string;
  image: string | null;
  position: Generated<number>;
}

export interface GameTypesTable {
  id: string;
  code: string;
  name: string;
  position: Generated<number>;
}

export interface GameCategoriesTable {
  id: string;
  code: GameCategoryCode;
  name: string;
  position: Generated<number>;
}

export interface GameCategoryTypesTable {
  gameCategoryId: string;
  gameTypeId: string;
  position: Generated<number>;
}

export interface GamesTable {
  id: string;
  code: string;
  name: string;
  /** The name trimmed and in small letters, for the name filter. */
  nameKey: string;
  image: string | null;
  /** Flat colour behind an image that is still loading, as #rrggbb. */
  coverTone: string;
  providerId: string;
  vendorId: string;
  category: GameCategoryCode;
  gameTypeId: string;
  sportsbookCategory: SportsbookCategory | null;
  gamesPlayed: Generated<number>;
  jackpot: Generated<boolean>;
  /** Kinds of device it can be played on, as a JSON list. */
  deviceTypes: Generated<JsonText>;
  enabled: Generated<boolean>;
  createdAt: EpochMs;
}

export interface GameCategoryGamesTable {
  gameId: string;
  gameCategoryId: string;
  position: Generated<number>;
}

/** A game that a member keeps; a later row was kept later. */
export interface FavouriteGamesTable {
  seq: Sequence;
  memberId: string;
  gameId: string;
}

declare module '#platform/store/database.ts' {
  interface Database {
    vendors: VendorsTable;
    providers: ProvidersTable;
    gameTypes: GameTypesTable;
    gameCategories: GameCategoriesTable;
    gameCategoryTypes: GameCategoryTypesTable;
    games: GamesTable;
    gameCategoryGames: GameCategoryGamesTable;
    favouriteGames: FavouriteGamesTable;
  }
}

export const gamesStore = storeArea({
  migrations,
  flags: {
    games: { jackpot: true, enabled: true },
  },
  moments: {
    vendors: [],
    providers: [],
    gameTypes: [],
    gameCategories: [],
    gameCategoryTypes: [],
    games: ['createdAt'],
    gameCategoryGames: [],
    favouriteGames: [],
  },
});
