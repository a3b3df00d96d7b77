export {
  casinoPage,
  defaultGameSort,
  displayingText,
  gamesPageSize,
  gamesQueryOf,
  gameTypeSlug,
  gridColumns,
  listedGameTypes,
  normaliseNameFilter,
} from './catalogue.ts';
export type { CasinoPage } from './catalogue.ts';
export { excludedLabel, excludedMessage, isExcludedByPromo } from './promo-exclusion.ts';
export type { GameIdentity, PromoGames } from './promo-exclusion.ts';
export { gamesCountText } from './games-count.ts';
export { closeMatchesText, gameIndex, searchGames, searchHeading } from './search.ts';
export type { FoundGame, GameIndex } from './search.ts';
export { decideFavourite } from './decide-favourite.ts';
export { favouriteReasons } from './favourite-reasons.ts';
