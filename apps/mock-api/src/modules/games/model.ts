import type { Volatility } from '@magpie/domain/studio';
import type {
  GameCategoryCode,
  SportsbookCategory,
  TransferSpeed,
  VendorIntegration,
  VendorState,
} from '#platform/store/contract-types.ts';

export interface VendorModel {
  readonly id: string;
  readonly name: string;
  readonly state: VendorState;
  readonly integration: VendorIntegration;
  readonly transferSpeed: TransferSpeed | null;
}

export interface ProviderModel {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly image: string | null;
  readonly gamesCount: number;
}

export interface GameTypeModel {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

export interface GameCategoryModel {
  readonly id: string;
  readonly code: GameCategoryCode;
  readonly name: string;
  readonly gameTypes: GameTypeModel[];
}

export interface GameModel {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** The name as it is searched and sorted: in small letters. */
  readonly nameKey: string;
  readonly image: string | null;
  readonly coverTone: string;
  readonly subCategory: ProviderModel;
  readonly category: GameCategoryCode;
  readonly type: GameTypeModel;
  readonly sportsbookCategory: SportsbookCategory | null;
  readonly vendor: VendorModel;
  readonly gameCategories: GameCategoryModel[];
  readonly gamesPlayed: number;
  readonly jackpot: boolean;
  /** In percent with two decimals; null for the sportsbook, as its volatility is. */
  readonly returnToPlayer: string | null;
  readonly volatility: Volatility | null;
  readonly deviceTypes: ('DESKTOP' | 'MOBILE' | 'TABLET')[];
}

export interface Catalogue {
  /** The most played first, then by id. */
  readonly games: readonly GameModel[];
  readonly gameById: ReadonlyMap<string, GameModel>;
  readonly gameByCode: ReadonlyMap<string, GameModel>;
  readonly providers: readonly ProviderModel[];
  readonly types: readonly GameTypeModel[];
  readonly categories: readonly GameCategoryModel[];
  readonly vendors: readonly VendorModel[];
}
