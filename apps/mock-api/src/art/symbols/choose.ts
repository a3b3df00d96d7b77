import type { Random } from '../kit/random.ts';
import { isSymbolName, THEMES, type SymbolName } from './index.ts';
import { CREATURE_WORDS, THING_WORDS, type Keyword } from './keywords.ts';

export interface SymbolChoice {
  readonly hero: SymbolName;
  readonly supports: readonly [SymbolName, SymbolName, SymbolName];
  readonly isNamed: boolean;
}

const THEME_LISTS: readonly (readonly SymbolName[])[] = Object.values(THEMES).map((theme) =>
  Object.keys(theme).filter(isSymbolName),
);

const FREE_HEROES: readonly SymbolName[] = THEME_LISTS.slice(0, -1).flat();

const found = (words: readonly Keyword[], name: string): SymbolName[] =>
  words
    .map(([symbol, pattern]) => ({ symbol, at: name.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ symbol }) => symbol);

/** The symbols a name asks for: animals first, then things in the order they are mentioned. */
export function symbolsNamed(name: string): SymbolName[] {
  const low = name.toLowerCase();
  return [...found(CREATURE_WORDS, low), ...found(THING_WORDS, low)];
}

/** A hero and three different supporting symbols: named ones first, then neighbours of the hero's theme. */
export function chooseSymbols(name: string, random: Random): SymbolChoice {
  const named = symbolsNamed(name);
  const hero = named[0] ?? random.pick(FREE_HEROES);
  const theme = THEME_LISTS.find((list) => list.includes(hero)) ?? FREE_HEROES;
  const pool = [...named.slice(1), ...random.shuffle(theme), ...random.shuffle(FREE_HEROES).slice(0, 8)];
  const [first, second, third] = [...new Set(pool)].filter((symbol) => symbol !== hero);
  return {
    hero,
    supports: [first ?? hero, second ?? hero, third ?? hero],
    isNamed: named.length > 0,
  };
}
