import type { GameCategoryCode } from '../../platform/store/contract-types.ts';

/** A game that is named by hand and leads the popular list, in this order. */
export type Headliner = readonly [name: string, provider: string, category: GameCategoryCode];

/** The games that lead the list. */
export const headliners: readonly Headliner[] = [
  ['Moonlit Dingo', 'Nightjar', 'SLOTS'],
  ['Wattle Fortune', 'Saltbush', 'SLOTS'],
  ['Reef Raiders', 'Tidewater', 'FISH'],
  ['Velvet Baccarat', 'Twelve Bells', 'LIVE'],
  ['Iron Outlaw', 'Ironbark', 'SLOTS'],
  ['Bogong Moth', 'Long Paddock', 'SLOTS'],
  ['Sevens at the Royal', 'Copperhead', 'SLOTS'],
  ['Opal Fever', 'Lantern Row', 'SLOTS'],
  ['Harbour Roulette', 'Twelve Bells', 'LIVE'],
  ['Lighthouse Keeper', 'Tidewater', 'SLOTS'],
  ['Two-Up Ring', 'Ironbark', 'TABLE'],
  ['Clover & Crown', 'Copperhead', 'SLOTS'],
  ['Windpump Station', 'Saltbush', 'SLOTS'],
  ['Power Pick Six', 'Postmark', 'LOTTERY'],
  ['Buffalo Stampede', 'Ironbark', 'SLOTS'],
  ['Angler Deep', 'Tidewater', 'FISH'],
  ['Queen Bee', 'Postmark', 'SLOTS'],
  ['Sugar Melon', 'Saltbush', 'SLOTS'],
  ['Eureka Quarry', 'Ironbark', 'SLOTS'],
  ['European Roulette', 'Nightjar', 'TABLE'],
  ['Thunder Paddock', 'Saltbush', 'SLOTS'],
  ['Masquerade', 'Lantern Row', 'SLOTS'],
  ['Wheel of Plenty', 'Twelve Bells', 'LIVE'],
  ['Comet Line', 'Nightjar', 'SLOTS'],
  ['Keno 80', 'Postmark', 'LOTTERY'],
  ['Speed Blackjack', 'Twelve Bells', 'LIVE'],
  ['Ruby Parlour', 'Copperhead', 'SLOTS'],
  ['Kraken Ink', 'Tidewater', 'FISH'],
  ['Pearl Luggers', 'Tidewater', 'SLOTS'],
  ['Three Card Brag', 'Copperhead', 'TABLE'],
  ['Treasure Nest', 'Ironbark', 'SLOTS'],
  ['Verandah Bingo', 'Postmark', 'LOTTERY'],
  ['Book of Banksia', 'Nightjar', 'SLOTS'],
  ['Sic Bo Pavilion', 'Twelve Bells', 'LIVE'],
  ['Manta Bay', 'Tidewater', 'FISH'],
];
