/** The loyalty tiers and what stands for them: things a magpie might carry home, in ascending order of shine. */
import { oklch } from '../kit/color.ts';
import { BONE, GOLD, INK, type Drawing, type Inks } from '../kit/inks.ts';
import { circle, path, ring, stroke } from '../kit/svg.ts';
import { at, each } from '../kit/arrange.ts';
import { SYMBOLS } from '../symbols/index.ts';

export interface BadgeInks extends Inks {
  readonly ground: string;
}

export const metal = (
  light: number,
  chroma: number,
  hue: number,
  over: Partial<BadgeInks> = {},
): BadgeInks => ({
  lit: oklch(light, chroma, hue),
  shade: oklch(light - 0.15, chroma * 0.95, hue),
  accent: oklch(Math.min(0.96, light + 0.13), chroma * 0.6, hue),
  dark: oklch(0.2, Math.min(0.04, chroma), hue),
  paper: BONE,
  ground: oklch(0.24, Math.min(0.03, chroma), hue),
  ...over,
});

const HOLES = [
  [-10, -10],
  [10, -10],
  [-10, 10],
  [10, 10],
] as const;

const button: Drawing = ({ lit, shade, accent, dark }) =>
  circle(0, 0, 44, lit) +
  path('M0-44A44 44 0 0 1 0 44Z', shade) +
  ring(0, 0, 33, dark, 3) +
  each(HOLES, ([x, y]) => circle(x, y, 6.5, dark)) +
  stroke('M-10-10L10 10M10-10L-10 10', accent, 3.4);

const spoon: Drawing = ({ lit, shade, accent, dark }) =>
  at(
    0,
    0,
    1,
    path('M-3-6H3L5 46Q0 52-5 46Z', lit) +
      path('M0-6H3L5 46Q2.5 49 0 49.5Z', shade) +
      path('M0-50C17-50 20-26 13-14Q6-4 0-4T-13-14C-20-26-17-50 0-50Z', lit) +
      path('M0-50C17-50 20-26 13-14Q6-4 0-4Z', shade) +
      stroke('M-8-40Q-14-28-7-17', accent, 4, 'stroke-linecap="round"') +
      circle(0, 42, 2.6, dark),
    38,
  );

export interface TierArt {
  readonly name: string;
  readonly draw: Drawing;
  readonly inks: BadgeInks;
}

export const TIERS: readonly TierArt[] = [
  { name: 'Fledgling', draw: SYMBOLS.feather, inks: metal(0.8, 0.015, 90, { accent: '#e8ab3f' }) },
  { name: 'Bottle Cap', draw: SYMBOLS.tin, inks: metal(0.66, 0.12, 150) },
  { name: 'Button', draw: button, inks: metal(0.62, 0.16, 32) },
  { name: 'Brass Key', draw: SYMBOLS.key, inks: metal(0.74, 0.12, 88) },
  { name: 'Sixpence', draw: SYMBOLS.coin, inks: metal(0.78, 0.025, 235) },
  { name: 'Silver Spoon', draw: spoon, inks: metal(0.86, 0.03, 215) },
  { name: 'Sapphire', draw: SYMBOLS.emerald, inks: metal(0.6, 0.16, 255, { paper: '#d9e8ff' }) },
  { name: 'Pearl', draw: SYMBOLS.shell, inks: metal(0.84, 0.055, 25, { accent: '#e6c7c2' }) },
  { name: 'Nugget', draw: SYMBOLS.nugget, inks: { ...GOLD, accent: '#dda23a', ground: '#2a1f0c' } },
  {
    name: 'Pink Diamond',
    draw: SYMBOLS.gem,
    inks: metal(0.76, 0.13, 358, { paper: '#ffe8ef', accent: '#f6b6c9' }),
  },
  {
    name: 'Black Opal',
    draw: SYMBOLS.opal,
    inks: {
      lit: '#3fb6a8',
      shade: '#2b5fb4',
      accent: '#e8ab3f',
      dark: INK,
      paper: '#e2617e',
      ground: '#0c1216',
    },
  },
];
