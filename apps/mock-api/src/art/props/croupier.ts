import type { Palette } from '../kit/palettes.ts';
import type { Random } from '../kit/random.ts';
import { circle, path, poly } from '../kit/svg.ts';
import { both, each } from '../kit/arrange.ts';

export type CroupierInks = Pick<Palette, 'ink' | 'paper' | 'pop' | 'popShade' | 'alt' | 'altShade'>;

const SKIN = [
  ['#e9c3a0', '#c99b77'],
  ['#c98f63', '#a36f47'],
  ['#8f5f3f', '#70462c'],
  ['#f0d2b6', '#d3ab8a'],
  ['#6b4430', '#523222'],
] as const;

interface Hair {
  readonly back: (ink: string) => string;
  readonly fringe: (ink: string) => string;
}

const CURLS = [
  [-24, -28],
  [-14, -44],
  [4, -48],
  [20, -40],
  [27, -24],
  [-29, -10],
  [29, -8],
] as const;

const HAIR: readonly Hair[] = [
  {
    back: (ink) => path('M-30-22C-32-58 32-58 30-22V18Q34 26 28 30H-28Q-34 26-30 18Z', ink),
    fringe: (ink) => path('M-23-18C-24-48 24-48 23-18C14-24 6-36-4-38C-10-28-18-22-23-18Z', ink),
  },
  {
    back: (ink) => circle(0, -60, 14, ink) + path('M-27-16C-32-58 32-58 27-16Z', ink),
    fringe: (ink) => path('M-23-16C-24-50 24-50 23-16C18-30 8-36 0-36S-18-30-23-16Z', ink),
  },
  {
    back: (ink) => path('M-26-20C-28-54 28-54 26-20Z', ink),
    fringe: (ink) => path('M-24-14C-28-52 26-56 24-14C22-26 16-32 12-36C0-30-14-30-18-30Q-22-24-24-14Z', ink),
  },
  {
    back: (ink) => each(CURLS, ([x, y]) => circle(x, y, 13, ink)),
    fringe: (ink) => path('M-22-22C-22-46 22-46 22-22C10-32-10-32-22-22Z', ink),
  },
  {
    back: (ink) => path('M-28-20C-32-56 30-60 30-24L38 40Q26 48 22 30H-20Q-30 44-38 36Z', ink),
    fringe: (ink) => path('M-23-14C-24-50 24-50 23-14C20-28 10-40 2-40C-6-30-20-26-23-14Z', ink),
  },
];

const coat = ({ pop, popShade }: CroupierInks): string =>
  path('M-64 84C-62 44-40 36-14 30H14C40 36 62 44 64 84Z', pop) +
  path('M0 30H14C40 36 62 44 64 84H0Z', popShade);

const shirt = ({ ink, paper }: CroupierInks): string =>
  both(poly('-16,28 0,46 -8,84 -20,84 -24,34', paper)) +
  poly('-8,84 0,46 8,84', paper) +
  both(poly('-24,33 -16,28 -6,84 -24,84', ink));

const bowTie = ({ ink, alt, altShade }: CroupierInks): string =>
  poly('0,46 -13,38 -13,54', alt) + poly('0,46 13,38 13,54', altShade) + circle(0, 46, 4, ink);

const head = (skin: string, shade: string): string =>
  path('M-22-18C-22-40 22-40 22-18V-4C22 12 10 24 0 24S-22 12-22-4Z', skin) +
  path('M0-36C14-36 22-32 22-18V-4C22 12 10 24 0 24Z', shade);

/** A croupier from the waist up, about 170 units tall; skin, hair and tie vary with the stream. */
export function croupier(inks: CroupierInks, random: Random): string {
  const [skin, shade] = random.pick(SKIN);
  const hair = random.pick(HAIR);
  const tie = random.chance(0.55) ? bowTie(inks) : poly('-5,44 5,44 7,84 -7,84', inks.alt);
  const neck = poly('-13,10 13,10 14,32 0,46 -14,32', shade);
  return (
    hair.back(inks.ink) + coat(inks) + neck + shirt(inks) + head(skin, shade) + hair.fringe(inks.ink) + tie
  );
}
