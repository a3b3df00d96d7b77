import { describe, expect, it } from 'vitest';
import { contrast } from '../kit/color.ts';
import { svgFaults, visible } from '#test/art/svg-checks.ts';
import { BRANDS } from './glyphs.ts';
import { glyph, lockup, markInks, tile, wordmark } from './marks.ts';

describe('brand marks', () => {
  it('differ by brand, kind and, for the written ones, by page', () => {
    const marks = BRANDS.flatMap((brand) => [
      glyph(brand),
      tile(brand),
      wordmark(brand),
      wordmark(brand, 'light'),
      lockup(brand),
      lockup(brand, 'light'),
    ]);
    expect(BRANDS).toEqual(['magpie', 'kookaburra', 'rosella', 'lorikeet']);
    expect(new Set(marks.map(visible)).size).toBe(24);
    for (const svg of marks) expect(svgFaults(svg)).toEqual([]);
  });

  it('carry the accents of the brand table', () => {
    expect(markInks('magpie', 'dark')).toEqual({ fg: '#f1ebdf', accent: '#ecab42' });
    expect(markInks('rosella', 'light')).toEqual({ fg: '#0c0f10', accent: '#8d4856' });
    for (const brand of BRANDS)
      expect(contrast(markInks(brand, 'light').accent, '#fffdfa')).toBeGreaterThanOrEqual(4.5);
  });

  it('dot an i for each i of the name', () => {
    expect(wordmark('magpie').match(/<circle/g)).toHaveLength(1);
    expect(wordmark('lorikeet').match(/<circle/g)).toHaveLength(1);
    expect(wordmark('rosella')).not.toContain('<circle');
  });
});
