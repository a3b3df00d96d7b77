import { describe, expect, it } from 'vitest';
import { contrast } from '../kit/color.ts';
import { svgFaults, visible } from '#test/art/svg-checks.ts';
import { isPromoTheme, promoArt, type PromoTheme } from './promo-art.ts';

const themes: readonly PromoTheme[] = [
  ...(['welcome', 'match', 'freespins', 'cashback', 'lockin', 'level'] as const),
  ...(['tournament', 'sport', 'jackpot', 'live', 'roulette', 'nest'] as const),
];

describe('promotional pictures', () => {
  it('exist for twelve themes in two formats', () => {
    const heroes = themes.map((theme) => promoArt({ theme, format: 'hero' }));
    const cards = themes.map((theme) => promoArt({ theme, format: 'card' }));
    expect(new Set([...heroes, ...cards].map(visible)).size).toBe(24);
    for (const svg of heroes) expect(svg).toContain('viewBox="0 0 1600 600"');
    for (const svg of cards) expect(svg).toContain('viewBox="0 0 800 600"');
    for (const svg of [...heroes, ...cards]) expect(svgFaults(svg)).toEqual([]);
  });

  it('are the same each time', () => {
    for (const theme of themes)
      expect(promoArt({ theme, format: 'card' })).toBe(promoArt({ theme, format: 'card' }));
  });

  it('lie on a ground that carries bone text', () => {
    for (const theme of themes) {
      const [, ground = ''] =
        /<rect x="0" y="0" width="1600" height="600" fill="(#\w{6})"\/>/.exec(
          promoArt({ theme, format: 'hero' }),
        ) ?? [];
      expect(contrast(ground, '#f1ebdf'), theme).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('know a theme from any other word', () => {
    expect(isPromoTheme('nest')).toBe(true);
    for (const word of ['', 'nests', 'toString', '__proto__']) expect(isPromoTheme(word)).toBe(false);
  });
});
