import type {
  GameCategoryCode,
  SportsbookCategory,
  TransferSpeed,
  VendorIntegration,
  VendorState,
} from '../../platform/store/contract-types.ts';

/** A company whose servers run games. */
export interface VendorModel {
  readonly id: string;
  readonly name: string;
  readonly state: VendorState;
  readonly integration: VendorIntegration;
  readonly transferSpeed: TransferSpeed | null;
}

/** A studio. */
export interface ProviderModel {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly image: string | null;
}

/** An entry of the casino menu. */
export interface GameTypeModel {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** A group of games a member has an account at a vendor for. */
export interface GameCategoryModel {
  readonly id: string;
  readonly code: GameCategoryCode;
  readonly name: string;
  readonly gameTypes: GameTypeModel[];
}

/** A game with everything the contract shows of it. */
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
  readonly deviceTypes: ('DESKTOP' | 'MOBILE' | 'TABLET')[];
}

/** Everything a world's lobby holds. */
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
