import type { Drawing } from '../kit/inks.ts';
import { CRAWLERS } from './crawlers.ts';
import { FISH } from './fish.ts';
import { SWIMMERS } from './swimmers.ts';

const ALL = { ...FISH, ...SWIMMERS, ...CRAWLERS };

export type CreatureName = keyof typeof ALL;

export const CREATURES: Readonly<Record<CreatureName, Drawing>> = ALL;

const WORDS: readonly (readonly [CreatureName, RegExp])[] = [
  ['barra', /barra|perch|\bcod\b|snapper/],
  ['shark', /shark|jaws|hunter|predator|mako/],
  ['manta', /manta|ray\b/],
  ['jelly', /jelly|lumin|bluebottle/],
  ['turtle', /turtle/],
  ['crab', /crab|claw|yabby|cray/],
  ['octopus', /octopus|kraken|\bink\b|squid/],
  ['whale', /whale|leviathan|humpback/],
  ['angler', /angler|deep|abyss|trench/],
  ['seahorse', /seahorse|neptune/],
  ['reefFish', /reef|coral|clown/],
  ['tuna', /tuna|marlin|sail|kingfish/],
  ['spotted', /lucky|trout|whiting/],
];

/** The creature a game's name asks for, if any. */
export function creatureNamed(name: string): CreatureName | undefined {
  const low = name.toLowerCase();
  return WORDS.find(([, pattern]) => pattern.test(low))?.[0];
}

export const CREATURE_NAMES: readonly CreatureName[] = WORDS.map(([name]) => name);
