/** Invented games for tests: as many as are asked for, of every category and of twelve providers. */
import type { GameArt } from '#art/covers/plan.ts';

const FIRST = [
  'Moonlit',
  'Golden',
  'Wild',
  'Lucky',
  'Midnight',
  'Royal',
  'Hidden',
  'Copper',
  'Crimson',
  'Silent',
  'Grand',
  'Electric',
  'Frosted',
  'Velvet',
  'Roaming',
  'Lost',
  'Neon',
  'Ancient',
  'Double',
  'Rolling',
];
const SECOND = [
  'Dingo',
  'Orchard',
  'Opal',
  'Lighthouse',
  'Harvest',
  'Sheriff',
  'Kettle',
  'Comet',
  'Pearl',
  'Castle',
  'Fox',
  'Railway',
  'Sword',
  'Parade',
  'Summit',
  'Quarry',
  'Lantern',
  'Cockatoo',
  'Circus',
  'Reef',
  'Verandah',
  'Whistle',
  'Ledger',
  'Boundary',
  'Almanac',
];
const THIRD = ['', ' Deluxe', ' Nights', ' Rush', ' Fortune'];
/** The providers whose games are drawn, by the names that choose a house style. */
export const PROVIDERS = [
  'Ironbark',
  'Saltbush',
  'Nightjar',
  'Tidewater',
  'Copperhead',
  'Twelve Bells',
  'Postmark',
  'Lantern Row',
  'Long Paddock',
  'Bright Ember',
  'Kite & Co',
  'Ninth Wave',
];
const CATEGORIES = [
  'slots',
  'slots',
  'slots',
  'slots',
  'live',
  'table',
  'fish',
  'lottery',
  'sportsbook',
  'slots',
];

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** The first `count` sample games; codes and names do not repeat below 2,500. */
export const sampleGames = (count: number): GameArt[] =>
  Array.from({ length: count }, (_, i) => ({
    code: `game-${i}`,
    name: `${at(FIRST, i)} ${at(SECOND, Math.floor(i / 20))}${at(THIRD, Math.floor(i / 500))}`,
    provider: at(PROVIDERS, i * 7 + Math.floor(i / 12)),
    category: at(CATEGORIES, i * 3 + Math.floor(i / 10)),
  }));
