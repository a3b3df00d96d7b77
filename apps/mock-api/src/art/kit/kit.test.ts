import { describe, expect, it } from 'vitest';
import { contrast, oklch, readableOn } from './color.ts';
import { counterchanged, inksOf, PALETTES, palettesFor, styleOn } from './palettes.ts';
import { cycle, randomFrom } from './random.ts';
import { escapeText, num, poly } from './svg.ts';

describe('colours', () => {
  it('come out of OKLCH as sRGB, out-of-gamut ones with less chroma', () => {
    expect(oklch(1, 0, 0)).toBe('#ffffff');
    expect(oklch(0, 0, 0)).toBe('#000000');
    expect(oklch(0.5, 0, 0)).toBe('#636363');
    expect(oklch(0.5969, 0.156, 49.77)).toMatch(/^#c65d0[67]$/);
    expect(oklch(0.9, 0.4, 150)).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('contrast as WCAG counts it', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(readableOn('#ffffff', ['#ffff00', '#777777', '#333333'])).toBe('#333333');
    expect(readableOn('#808080', ['#777777', '#999999'], 7)).toBe('#999999');
  });
});

describe('palettes', () => {
  it('are 46 with names of their own, at least eight for every mood', () => {
    expect(new Set(PALETTES.map(({ name }) => name)).size).toBe(46);
    for (const mood of ['water', 'studio', 'felt', 'field'])
      expect(palettesFor(mood).length).toBeGreaterThanOrEqual(8);
    expect(palettesFor('any')).toHaveLength(46);
  });

  it('print inks that show on their ground, also after the inks are exchanged', () => {
    for (const palette of PALETTES) {
      expect(contrast(palette.pop, palette.ground), palette.name).toBeGreaterThanOrEqual(1.8);
      const swapped = counterchanged(palette);
      expect(contrast(swapped.pop, swapped.ground), palette.name).toBeGreaterThanOrEqual(1.8);
      for (const ground of [palette.ground, palette.deep, palette.paper, palette.shade])
        expect(
          contrast(inksOf(palette, styleOn(palette, ground)).lit, ground),
          palette.name,
        ).toBeGreaterThanOrEqual(1.9);
    }
  });
});

describe('randomness', () => {
  it('depends on its seed alone', () => {
    const draw = (seed: string): number[] => {
      const random = randomFrom(seed);
      return Array.from({ length: 6 }, () => random.int(1, 100));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('stays in its bounds and keeps every item of a shuffled list', () => {
    const random = randomFrom('bounds');
    const values = Array.from({ length: 500 }, () => random.int(2, 4));
    expect(new Set(values)).toEqual(new Set([2, 3, 4]));
    expect(random.shuffle(['a', 'b', 'c', 'd']).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(() => random.pick([])).toThrow(RangeError);
    expect(cycle(['a', 'b', 'c'], -1)).toBe('c');
  });
});

describe('SVG text', () => {
  it('rounds numbers to a tenth and escapes what is markup', () => {
    expect(num(1.25)).toBe('1.3');
    expect(poly('0,1 2,-3', '#000000')).toBe('<path d="M0 1L2 -3Z" fill="#000000"/>');
    expect(escapeText('a<b>&"\u0007')).toBe('a&lt;b&gt;&amp;&quot;');
  });
});
