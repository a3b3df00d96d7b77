/** The symbol library: everything a cover, badge or promo picture can carry as its subject. */
import { CREATURES } from '../creatures/index.ts';
import type { Drawing, Inks } from '../kit/inks.ts';
import { inksOf, type InkStyle, type Palette } from '../kit/palettes.ts';
import { at } from '../kit/arrange.ts';
import { BEASTS } from './beasts.ts';
import { BIRDS } from './birds.ts';
import { BOUNTY } from './bounty.ts';
import { CASEFILE } from './casefile.ts';
import { COUNTRY } from './country.ts';
import { FLORA } from './flora.ts';
import { FRONTIER } from './frontier.ts';
import { FRUIT } from './fruit.ts';
import { FUR } from './fur.ts';
import { GEMS } from './gems.ts';
import { JOURNEYS } from './journeys.ts';
import { KITCHEN } from './kitchen.ts';
import { LEGENDS } from './legends.ts';
import { LUCK } from './luck.ts';
import { MYSTERIES } from './mysteries.ts';
import { ORCHARD } from './orchard.ts';
import { SHOWTIME } from './showtime.ts';
import { SKY } from './sky.ts';
import { SPACE } from './space.ts';
import { WINGS } from './wings.ts';

export const THEMES = {
  gems: GEMS,
  sky: SKY,
  space: SPACE,
  luck: LUCK,
  fruit: FRUIT,
  orchard: ORCHARD,
  kitchen: KITCHEN,
  flora: FLORA,
  country: COUNTRY,
  beasts: BEASTS,
  fur: FUR,
  birds: BIRDS,
  wings: WINGS,
  journeys: JOURNEYS,
  mysteries: MYSTERIES,
  legends: LEGENDS,
  bounty: BOUNTY,
  frontier: FRONTIER,
  casefile: CASEFILE,
  showtime: SHOWTIME,
  sea: CREATURES,
};

const ALL = {
  ...GEMS,
  ...SKY,
  ...SPACE,
  ...LUCK,
  ...FRUIT,
  ...ORCHARD,
  ...KITCHEN,
  ...FLORA,
  ...COUNTRY,
  ...BEASTS,
  ...FUR,
  ...BIRDS,
  ...WINGS,
  ...JOURNEYS,
  ...MYSTERIES,
  ...LEGENDS,
  ...BOUNTY,
  ...FRONTIER,
  ...CASEFILE,
  ...SHOWTIME,
  ...CREATURES,
};

export type SymbolName = keyof typeof ALL;

export const SYMBOLS: Readonly<Record<SymbolName, Drawing>> = ALL;

export const isSymbolName = (text: string): text is SymbolName => Object.hasOwn(ALL, text);

export interface SymbolOptions {
  readonly ink?: InkStyle | Inks;
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly rot?: number;
}

export function symbol(name: SymbolName, palette: Palette, options: SymbolOptions = {}): string {
  const { ink = 'pop', x = 0, y = 0, s = 1, rot = 0 } = options;
  return at(x, y, s, SYMBOLS[name](typeof ink === 'string' ? inksOf(palette, ink) : ink), rot);
}
