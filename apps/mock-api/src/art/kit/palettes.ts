/** Screen-print palettes: one ground with its shadow and lift, two inks on it, one near-black, one paper. */
import { contrast, oklch } from './color.ts';
import { type Inks, twoInks } from './inks.ts';
import { SPECS, type PaletteSpec } from './palette-specs.ts';

export interface Palette {
  readonly name: string;
  readonly isDark: boolean;
  readonly ground: string;
  readonly lift: string;
  readonly shade: string;
  readonly deep: string;
  readonly ink: string;
  readonly pop: string;
  readonly popShade: string;
  readonly popLift: string;
  readonly alt: string;
  readonly altShade: string;
  readonly paper: string;
}

function mixPalette({ name, ground, hue, pop, alt }: PaletteSpec): Palette {
  const [light, chroma, groundHue] = ground;
  const isDark = light < 0.62;
  const [popLight, popChroma, popHue] = pop;
  const [altLight, altChroma, altHue] = alt;
  return {
    name,
    isDark,
    ground: oklch(light, chroma, groundHue),
    lift: oklch(light + (isDark ? 0.07 : 0.05), chroma * 0.95, groundHue),
    shade: oklch(light - (isDark ? 0.07 : 0.08), chroma * 0.95, groundHue),
    deep: oklch(isDark ? Math.max(0.17, light - 0.15) : 0.4, 0.075, hue),
    ink: oklch(0.19, 0.025, hue),
    pop: oklch(popLight, popChroma, popHue),
    popShade: oklch(popLight - 0.13, popChroma * 0.95, popHue - 6),
    popLift: oklch(Math.min(0.95, popLight + 0.11), popChroma * 0.75, popHue + 6),
    alt: oklch(altLight, altChroma, altHue),
    altShade: oklch(altLight - 0.12, altChroma * 0.95, altHue),
    paper: oklch(0.95, 0.022, 88),
  };
}

/** Every palette, in the order they are drawn from. */
export const PALETTES: readonly Palette[] = SPECS.map(mixPalette);

const BY_MOOD = new Map<string, readonly Palette[]>();
for (const mood of ['water', 'studio', 'felt', 'field'] as const) {
  BY_MOOD.set(
    mood,
    PALETTES.filter((_, index) => SPECS[index]?.moods?.includes(mood) === true),
  );
}

export const palettesFor = (mood: string): readonly Palette[] => BY_MOOD.get(mood) ?? PALETTES;

/** The palette with its two inks exchanged, when both still show on the ground; else itself. */
export function counterchanged(palette: Palette): Palette {
  if (contrast(palette.alt, palette.ground) < 1.8) return palette;
  const { pop, popShade, alt, altShade } = palette;
  return { ...palette, pop: alt, popShade: altShade, popLift: palette.paper, alt: pop, altShade: popShade };
}

export type InkStyle = 'pop' | 'alt' | 'paper' | 'ink' | 'tone';

export function inksOf(palette: Palette, style: InkStyle): Inks {
  const { ink: dark, paper, pop, popShade, alt, altShade, lift, shade, deep } = palette;
  switch (style) {
    case 'pop':
      return { lit: pop, shade: popShade, accent: alt, dark, paper };
    case 'alt':
      return { lit: alt, shade: altShade, accent: pop, dark, paper };
    case 'paper':
      return { lit: paper, shade: palette.isDark ? lift : shade, accent: pop, dark, paper: alt };
    case 'ink':
      return { lit: dark, shade: deep, accent: pop, dark: paper, paper: alt };
    case 'tone':
      return { ...twoInks(lift, palette.ground), paper: lift };
  }
}

/** The first ink style whose lit colour shows well on a background. */
export function styleOn(palette: Palette, background: string, min = 1.9): InkStyle {
  const styles = ['pop', 'alt', 'paper', 'ink'] as const;
  return styles.find((style) => contrast(inksOf(palette, style).lit, background) >= min) ?? 'ink';
}
