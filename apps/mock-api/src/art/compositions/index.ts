import { FISH_SCENES } from './fish.ts';
import { LIVE_SCENES } from './live.ts';
import { LOTTERY_SCENES } from './lottery.ts';
import { FRAMED_SCENES } from './pokies-framed.ts';
import { HERO_SCENES } from './pokies-hero.ts';
import { PATTERN_SCENES } from './pokies-pattern.ts';
import { EVENT_SCENES } from './sport-events.ts';
import { GROUND_SCENES } from './sport-grounds.ts';
import { CARD_SCENES } from './table-cards.ts';
import { GEAR_SCENES } from './table-gear.ts';
import type { Composition } from './types.ts';

export type Family = 'pokies' | 'fish' | 'live' | 'lottery' | 'table' | 'sport';

const POKIES_SCENES = { ...HERO_SCENES, ...PATTERN_SCENES, ...FRAMED_SCENES };

const SCENES: Readonly<Record<Family, Readonly<Record<string, Composition>>>> = {
  pokies: POKIES_SCENES,
  fish: FISH_SCENES,
  live: LIVE_SCENES,
  lottery: LOTTERY_SCENES,
  table: { ...CARD_SCENES, ...GEAR_SCENES },
  sport: { ...GROUND_SCENES, ...EVENT_SCENES },
};

const CATEGORIES: readonly (readonly [RegExp, Family])[] = [
  [/fish/, 'fish'],
  [/live/, 'live'],
  [/lotter|keno|bingo|scratch/, 'lottery'],
  [/table/, 'table'],
  [/sport/, 'sport'],
];

/** The kind of art a game's category asks for; pokies unless the category says otherwise. */
export function familyOf(category: string): Family {
  const low = category.toLowerCase();
  return CATEGORIES.find(([pattern]) => pattern.test(low))?.[1] ?? 'pokies';
}

const NAMED: Readonly<Partial<Record<Family, readonly (readonly [RegExp, readonly string[]])[]>>> = {
  table: [
    [/roulette|wheel/, ['wheel', 'layoutFelt', 'halfWheel']],
    [/two.?up|penn/, ['pennies']],
    [/dice|craps|sic/, ['dice']],
    [
      /poker|brag|war\b|jack|pontoon|baccarat|hold|hi.?lo|rummy|euchre/,
      ['fan', 'ace', 'chips', 'pair', 'suits', 'starfield', 'bigChip'],
    ],
    [/./, ['ace', 'chips', 'bigChip', 'suits', 'pair', 'fan', 'starfield', 'layoutFelt']],
  ],
  lottery: [
    [/keno/, ['keno', 'keno', 'numeral', 'chute']],
    [/bingo|ball|six|pick/, ['pyramid', 'bigball', 'drum', 'chute']],
    [/ticket|scratch|draw/, ['ticket', 'numeral', 'drum']],
  ],
  live: [
    [/wheel of|show|fortune|spin|crazy|monopol/, ['gameshow', 'gameshow', 'duo']],
    [/./, ['studio', 'studio', 'studio', 'overhead', 'duo']],
  ],
  sport: [
    [/afl|footy|oval/, ['oval']],
    [/rac(e|ing)|cup|silks|turf|derby|trot|greyhound/, ['silks', 'silks', 'track']],
    [/cricket|ashes|wicket|boundary/, ['cricket']],
    [/tennis|open|court/, ['court']],
    [/rugby|league|posts|nrl|union/, ['posts']],
    [/soccer|football|goal/, ['pitch']],
    [/basket|hoop|nba|nbl/, ['hoop']],
    [/motor|grand prix|speed/, ['track']],
  ],
};

/** Names of the compositions a game of this family and name may get, some more than once for weight. */
export function compositionsFor(family: Family, name: string): readonly string[] {
  const low = name.toLowerCase();
  return NAMED[family]?.find(([pattern]) => pattern.test(low))?.[1] ?? Object.keys(SCENES[family]);
}

export const compositionOf = (family: Family, name: string): Composition =>
  SCENES[family][name] ?? HERO_SCENES.sunburst;
