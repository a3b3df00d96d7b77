import { describe, expect, it } from 'vitest';
import { svgFaults } from '#test/art/svg-checks.ts';
import { houseStyle, providerMark } from './house-style.ts';
import { planCover } from './plan.ts';

describe('a house style', () => {
  it('is directed for the known providers', () => {
    expect(houseStyle('Postmark')).toEqual({
      frame: 'stamp',
      layout: 'bottom',
      mode: 'square',
      weight: 0.2,
      seal: 1,
      initial: 'P',
    });
    expect(houseStyle('Nightjar')).toMatchObject({ frame: 'bleed', layout: 'spine', initial: 'N' });
  });

  it('comes from the name of any other provider and stays the same for all its games', () => {
    const styles = ['slots', 'live', 'fish'].map(
      (category, i) => planCover({ code: `c${i}`, name: 'Any', provider: 'Unheard Of', category }).house,
    );
    expect(new Set(styles.map((style) => JSON.stringify(style))).size).toBe(1);
    expect(houseStyle('Unheard Of')).toEqual(styles[0]);
    const many = Array.from({ length: 80 }, (_, i) => houseStyle(`Provider ${i}`));
    expect(new Set(many.map(({ frame }) => frame)).size).toBe(7);
    expect(new Set(many.map(({ layout }) => layout)).size).toBe(5);
    expect(many.filter(({ frame, layout }) => frame === 'arch' && layout !== 'bottom')).toEqual([]);
  });

  it('gives a seal of 48 by 48 even without a letter to set', () => {
    for (const provider of ['Ironbark', 'Saltbush', 'Tidewater', 'Copperhead', '中', '']) {
      const svg = providerMark(provider);
      expect(svgFaults(svg)).toEqual([]);
      expect(svg).toContain('viewBox="0 0 48 48"');
      expect(svg).toContain('stroke-width=');
    }
  });
});
