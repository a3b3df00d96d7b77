import type { Brand } from '../theme/brand.ts';

export interface Glyph {
  readonly shapes: readonly string[];
  readonly eye: { readonly cx: number; readonly cy: number; readonly r: number };
}

/**
 * The marks. Each is negative space: nape, eye and bill on ink, the black head is implied; so a mark always sits on ink
 * (in the light theme on an ink tile).
 */
export const glyphs: Record<Brand, Glyph> = {
  magpie: {
    shapes: ['M36 13 62.5 28.5 37.5 36Q42 25 36 13Z', 'M7 8C-2 24 2 46 19 62H35C18 47 9 29 7 8Z'],
    eye: { cx: 26.5, cy: 21.5, r: 5.6 },
  },
  kookaburra: {
    shapes: [
      'M30 15 64 27.5 31 37Q36 27 30 15Z',
      'M33 42 60 33.5C55 45 47 50 35 50Q36 46 33 42Z',
      'M2 27C4 11 14 4 27 5C17 10 12 17 11 27Z',
      'M2 34H11.5C12 44 16 54 26 62H12C5 54 2 44 2 34Z',
    ],
    eye: { cx: 21, cy: 22, r: 5.4 },
  },
  rosella: {
    shapes: [
      'M34 11C54 9 64 24 58 45C54 35 47 32 38 33Q42 22 34 11Z',
      'M40 38C47 37 51 40 53 47C47 48 42 45 40 38Z',
      'M15 33C24 31 35 38 37 51C25 56 14 48 15 33Z',
      'M8 8C-1 24 2 46 16 62H29C15 47 8 28 8 8Z',
    ],
    eye: { cx: 25.5, cy: 20, r: 5.4 },
  },
  lorikeet: {
    shapes: [
      'M35 12C53 10 62 24 57 43C53 34 46 31 38 32Q41 22 35 12Z',
      'M40 37C46 36 50 39 52 45C46 46 42 44 40 37Z',
      'M8 8C4 20 8 30 20 37C12 36 6 32 3 26C2 19 4 13 8 8Z',
      'M3 32C9 41 18 45 29 44C20 49 9 48 3 41Z',
      'M5 48C14 54 25 55 36 51C30 60 17 63 9 57Z',
    ],
    eye: { cx: 25.5, cy: 19.5, r: 5.4 },
  },
};
