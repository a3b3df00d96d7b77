/** The choices behind a cover, made from its game alone. */
import { LEAPERS } from '../compositions/fish.ts';
import { compositionsFor, familyOf, type Family } from '../compositions/index.ts';
import { CREATURE_NAMES, creatureNamed, type CreatureName } from '../creatures/index.ts';
import { counterchanged, PALETTES, palettesFor, type Palette } from '../kit/palettes.ts';
import { randomFrom, type Random } from '../kit/random.ts';
import { chooseSymbols, type SymbolChoice } from '../symbols/choose.ts';
import type { SymbolName } from '../symbols/index.ts';
import { houseStyle, type HouseStyle } from './house-style.ts';
import { suitedCompositions } from './suited.ts';

export interface GameArt {
  /** Seeds everything, so that a game always wears the same cover. */
  readonly code: string;
  readonly name: string;
  readonly provider: string;
  readonly category: string;
}

export interface CoverPlan {
  readonly random: Random;
  readonly family: Family;
  readonly palette: Palette;
  readonly house: HouseStyle;
  readonly symbols: SymbolChoice;
  readonly creature: CreatureName;
  readonly composition: string;
}

const MOODS: Readonly<Record<Family, string>> = {
  pokies: 'any',
  lottery: 'any',
  fish: 'water',
  live: 'studio',
  table: 'felt',
  sport: 'field',
};

const paletteFor = (family: Family, random: Random): Palette => {
  const pool = palettesFor(MOODS[family]);
  const palette = random.pick(pool.length > 0 ? pool : PALETTES);
  return random.chance(0.35) ? counterchanged(palette) : palette;
};

function compositionPool(
  family: Family,
  name: string,
  hero: SymbolName,
  creature: CreatureName,
): readonly string[] {
  if (family === 'pokies') return suitedCompositions(hero);
  const pool = compositionsFor(family, name);
  return family === 'fish' && !LEAPERS.has(creature)
    ? pool.filter((composition) => composition !== 'swell')
    : pool;
}

export function planCover({ code, name, provider, category }: GameArt): CoverPlan {
  const random = randomFrom(code);
  const family = familyOf(category);
  const palette = paletteFor(family, random);
  const symbols = chooseSymbols(name, random);
  const creature = creatureNamed(name) ?? random.pick(CREATURE_NAMES);
  return {
    random,
    family,
    palette,
    house: houseStyle(provider),
    symbols,
    creature,
    composition: random.pick(compositionPool(family, name, symbols.hero, creature)),
  };
}

/** Flat dominant colour of a game's cover, `#rrggbb`, for placeholders while the image loads. */
export const coverTone = ({ code, category }: Pick<GameArt, 'code' | 'category'>): string =>
  paletteFor(familyOf(category), randomFrom(code)).ground;
