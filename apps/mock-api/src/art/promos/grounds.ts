import { oklch } from '../kit/color.ts';
import { BONE, GOLD as COIN_GOLD, INK, type Inks } from '../kit/inks.ts';

export interface Ground {
  readonly base: string;
  readonly lift: string;
  readonly lift2: string;
  readonly shade: string;
  readonly mid: string;
  readonly light: string;
}

const ground = (light: number, chroma: number, hue: number): Ground => ({
  base: oklch(light, chroma, hue),
  lift: oklch(light + 0.055, chroma * 1.05, hue),
  lift2: oklch(light + 0.12, chroma * 1.1, hue),
  shade: oklch(light - 0.055, chroma, hue),
  mid: oklch(0.62, Math.max(0.05, chroma * 1.3), hue),
  light: oklch(0.82, Math.max(0.04, chroma), hue),
});

export const GROUNDS = {
  gum: ground(0.33, 0.055, 178),
  night: ground(0.24, 0.03, 245),
  bark: ground(0.3, 0.06, 38),
  bill: ground(0.36, 0.05, 245),
  rust: ground(0.44, 0.13, 36),
  moss: ground(0.35, 0.055, 140),
  plum: ground(0.31, 0.07, 345),
};

export const GLINT: Inks = {
  ...COIN_GOLD,
  lit: '#e8ab3f',
  shade: '#bf811f',
  accent: '#ffdf9c',
  dark: '#2b1c05',
};

export const plain = (lit: string, shade: string, accent: string): Inks => ({
  lit,
  shade,
  accent,
  dark: INK,
  paper: BONE,
});
