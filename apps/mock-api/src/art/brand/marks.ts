/** Brand marks: glyph, tile, wordmark and lockup (visual language §7 and §10). */
import { BONE, INK } from '../kit/inks.ts';
import { rect, svgDocument } from '../kit/svg.ts';
import { glyphOf, type BrandName } from './glyphs.ts';
import { wordmarkOf } from './wordmark.ts';

export interface MarkInks {
  readonly fg: string;
  readonly accent: string;
}

export type MarkTone = 'dark' | 'light';

const ACCENTS: Readonly<Record<BrandName, Readonly<Record<MarkTone, string>>>> = {
  magpie: { dark: '#ecab42', light: '#805708' },
  kookaburra: { dark: '#64c5fc', light: '#26678b' },
  rosella: { dark: '#ff94a9', light: '#8d4856' },
  lorikeet: { dark: '#a0ca51', light: '#516b18' },
};

export const markInks = (brand: BrandName, tone: MarkTone): MarkInks => ({
  fg: tone === 'dark' ? BONE : INK,
  accent: ACCENTS[brand][tone],
});

const tileInner = (brand: BrandName): string => {
  const { fg, accent } = markInks(brand, 'dark');
  return `${rect(0, 0, 64, 64, INK, 14)}<g transform="translate(8 8) scale(.76)">${glyphOf(brand, fg, accent)}</g>`;
};

/** The head alone, 64 by 64, for dark grounds: the head itself is the ground. */
export function glyph(brand: BrandName): string {
  const { fg, accent } = markInks(brand, 'dark');
  return svgDocument(64, 64, glyphOf(brand, fg, accent), brand);
}

/** The glyph on its own ink tile, 64 by 64: favicon, app icon, light theme. */
export const tile = (brand: BrandName): string => svgDocument(64, 64, tileInner(brand), brand);

export function wordmark(brand: BrandName, tone: MarkTone = 'dark'): string {
  const { inner, width, height } = wordmarkOf(brand, markInks(brand, tone));
  return svgDocument(width, height, `<g transform="translate(0 2)">${inner}</g>`, brand);
}

export function lockup(brand: BrandName, tone: MarkTone = 'dark'): string {
  const inks = markInks(brand, tone);
  const { inner, width } = wordmarkOf(brand, inks);
  const mark = tone === 'dark' ? glyphOf(brand, inks.fg, inks.accent) : tileInner(brand);
  return svgDocument(78 + width, 64, `${mark}<g transform="translate(78 13)">${inner}</g>`, brand);
}
