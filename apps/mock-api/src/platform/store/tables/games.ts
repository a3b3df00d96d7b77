import type { Generated } from 'kysely';
import type {
  GameCategoryCode,
  SportsbookCategory,
  TransferSpeed,
  VendorIntegration,
  VendorState,
} from '../contract-types.ts';
import type { EpochMs, Flag, JsonText } from '../columns.ts';

export interface VendorsTable {
  id: string;
  name: string;
  state: Generated<VendorState>;
  integration: Generated<VendorIntegration>;
  /** Null when the integration is SEAMLESS. */
  transfer_speed: TransferSpeed | null;
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
  game_category_id: string;
  game_type_id: string;
  position: Generated<number>;
}

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

export interface GameCategoryGamesTable {
  game_id: string;
  game_category_id: string;
  position: Generated<number>;
}
