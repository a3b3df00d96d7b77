import { flatInks, type Inks } from '../kit/inks.ts';
import type { InkStyle, Palette } from '../kit/palettes.ts';
import { rect } from '../kit/svg.ts';
import { symbol, type SymbolName } from '../symbols/index.ts';
import { HEIGHT, WIDTH } from './types.ts';

export interface HeroPlace {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly rot?: number;
  readonly ink?: InkStyle;
}

export const sheet = (fill: string): string => rect(0, 0, WIDTH, HEIGHT, fill);

export function heroOn(palette: Palette, hero: SymbolName, place: HeroPlace, shadow = palette.deep): string {
  const offset = 3.2 + place.s * 1.6;
  const printed = { ...place, x: place.x + offset, y: place.y + offset, ink: flatInks(shadow) };
  return symbol(hero, palette, printed) + symbol(hero, palette, place);
}

export const creatureInks = ({ pop, popShade, alt, ink, paper }: Palette): Inks => ({
  lit: pop,
  shade: popShade,
  accent: alt,
  dark: ink,
  paper,
});

export const distantInks = ({ lift, ground }: Palette): Inks => ({
  lit: lift,
  shade: lift,
  accent: lift,
  dark: ground,
  paper: lift,
});
