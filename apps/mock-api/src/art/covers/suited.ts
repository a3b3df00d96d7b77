/** Which pokies compositions suit a hero: faces come close, buildings get a horizon, fruit gets reels. */
import { compositionsFor } from '../compositions/index.ts';
import { THEMES, type SymbolName } from '../symbols/index.ts';

const ALL = compositionsFor('pokies', '');

const without = (...names: readonly string[]): readonly string[] =>
  ALL.filter((name) => !names.includes(name));

const has = (theme: object, hero: SymbolName): boolean => Object.hasOwn(theme, hero);

const FACES = [
  'closeup',
  'closeup',
  'sunburst',
  'rosette',
  'counterchange',
  'landscape',
  'mosaic',
  'sash',
  'porthole',
  'card',
  'spotlight',
  'dunes',
  'banner',
  'quarters',
  'steps',
  'trio',
];
const CLASSICS = ['reels', 'reels', ...without('landscape', 'dunes', 'orbits', 'porthole', 'counterchange')];
const PLACES = [
  'landscape',
  'landscape',
  ...without('totem', 'reels', 'cascade', 'wreath', 'column', 'counterchange'),
];
const HEAVENS = ['orbits', 'orbits', 'dunes', ...without('reels', 'curtain', 'column', 'counterchange')];
const STANDING: ReadonlySet<SymbolName> = new Set([
  'lighthouse',
  'windpump',
  'pyramid',
  'castle',
  'temple',
  'barn',
  'volcano',
  'mountain',
  'palm',
  'tree',
  'tent',
  'ferrisWheel',
  'sail',
]);

/** Names of the compositions a hero may get, some more than once for weight. */
export function suitedCompositions(hero: SymbolName): readonly string[] {
  const { beasts, fur, birds, wings, sea, fruit, orchard, luck, sky, space } = THEMES;
  if (STANDING.has(hero)) return PLACES;
  if ([beasts, fur, birds, wings, sea].some((theme) => has(theme, hero))) return FACES;
  if ([fruit, orchard, luck].some((theme) => has(theme, hero))) return CLASSICS;
  if ([sky, space].some((theme) => has(theme, hero))) return HEAVENS;
  return without('orbits', 'counterchange');
}
