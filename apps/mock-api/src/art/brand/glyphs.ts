/** Brand glyphs. The mark is negative space: nape, eye and bill on ink; the dark head is implied. */
import { circle, path } from '../kit/svg.ts';

export type BrandName = 'magpie' | 'kookaburra' | 'rosella' | 'lorikeet';

const GLYPHS: Readonly<Record<BrandName, (fg: string, eye: string) => string>> = {
  magpie: (fg, eye) =>
    path('M36 13 62.5 28.5 37.5 36Q42 25 36 13Z', fg) +
    path('M7 8C-2 24 2 46 19 62H35C18 47 9 29 7 8Z', fg) +
    circle(26.5, 21.5, 5.6, eye),
  kookaburra: (fg, eye) =>
    path('M30 15 64 27.5 31 37Q36 27 30 15Z', fg) +
    path('M33 42 60 33.5C55 45 47 50 35 50Q36 46 33 42Z', fg) +
    path('M2 27C4 11 14 4 27 5C17 10 12 17 11 27Z', fg) +
    path('M2 34H11.5C12 44 16 54 26 62H12C5 54 2 44 2 34Z', fg) +
    circle(21, 22, 5.4, eye),
  rosella: (fg, eye) =>
    path('M34 11C54 9 64 24 58 45C54 35 47 32 38 33Q42 22 34 11Z', fg) +
    path('M40 38C47 37 51 40 53 47C47 48 42 45 40 38Z', fg) +
    path('M15 33C24 31 35 38 37 51C25 56 14 48 15 33Z', fg) +
    path('M8 8C-1 24 2 46 16 62H29C15 47 8 28 8 8Z', fg) +
    circle(25.5, 20, 5.4, eye),
  lorikeet: (fg, eye) =>
    path('M35 12C53 10 62 24 57 43C53 34 46 31 38 32Q41 22 35 12Z', fg) +
    path('M40 37C46 36 50 39 52 45C46 46 42 44 40 37Z', fg) +
    path('M8 8C4 20 8 30 20 37C12 36 6 32 3 26C2 19 4 13 8 8Z', fg) +
    path('M3 32C9 41 18 45 29 44C20 49 9 48 3 41Z', fg) +
    path('M5 48C14 54 25 55 36 51C30 60 17 63 9 57Z', fg) +
    circle(25.5, 19.5, 5.4, eye),
};

export const BRANDS: readonly BrandName[] = ['magpie', 'kookaburra', 'rosella', 'lorikeet'];

export const glyphOf = (brand: BrandName, fg: string, accent: string): string => GLYPHS[brand](fg, accent);
