import type { Generated } from 'kysely';
import type {
  GameCategoryCode,
  SportsbookCategory,
  TransferSpeed,
  VendorIntegration,
  VendorState,
} from '../contract-types.ts';
import type { EpochMs, Flag, JsonText } from '../columns.ts';

/** Companies whose servers run the games. */
export interface VendorsTable {
  id: string;
  name: string;
  state: Generated<VendorState>;
  integration: Generated<VendorIntegration>;
  /** Null when the integration is SEAMLESS. */
  transfer_speed: TransferSpeed | null;
}

/** Studios that made the games; the contract calls them sub-categories. */
export interface ProvidersTable {
  id: string;
  code: string;
  name: string;
  image: string | null;
  position: Generated<number>;
}

/** Entries of the casino menu. */
export interface GameTypesTable {
  id: string;
  /** In capitals. */
  code: string;
  name: string;
  position: Generated<number>;
}

/** Groups of games a member has an account at a vendor for. */
export interface GameCategoriesTable {
  id: string;
  code: GameCategoryCode;
  name: string;
  position: Generated<number>;
}

/** Which game types are in which categories. */
export interface GameCategoryTypesTable {
  game_category_id: string;
  game_type_id: string;
  position: Generated<number>;
}

/** Games of the lobby. */
export interface GamesTable {
  id: string;
  code: string;
  name: string;
  /** The name trimmed and in small letters, for the name filter. */
  name_key: string;
  image: string | null;
  /** Flat colour behind an image that is still loading, as #rrggbb. */
  cover_tone: string;
  provider_id: string;
  vendor_id: string;
  category: GameCategoryCode;
  game_type_id: string;
  sportsbook_category: SportsbookCategory | null;
  games_played: Generated<number>;
  jackpot: Generated<Flag>;
  /** Kinds of device it can be played on, as a JSON list. */
  device_types: Generated<JsonText>;
  enabled: Generated<Flag>;
  created_at: EpochMs;
}

/** Which games are in which categories; a game's main one has the lowest position. */
export interface GameCategoryGamesTable {
  game_id: string;
  game_category_id: string;
  position: Generated<number>;
}
