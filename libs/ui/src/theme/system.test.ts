import { describe, expect, it } from 'vitest';
import { createBrandSystem } from './system.ts';

const css = (brand: Parameters<typeof createBrandSystem>[0]): string =>
  JSON.stringify(createBrandSystem(brand).getTokenCss());

describe('createBrandSystem', () => {
  it('is dark by default and light below the class light', () => {
    const tokens = createBrandSystem('magpie').getTokenCss()['@layer tokens'] as Record<
      string,
      Record<string, string>
    >;
    const selectors = Object.keys(tokens);
    const light = selectors.find((selector) => selector.startsWith('.light'));
    const base = selectors.find((selector) => selector.includes(':root'));
    expect(tokens[base ?? '']?.['--mp-colors-bg']).toBe('#0b0f10');
    expect(tokens[light ?? '']?.['--mp-colors-bg']).toBe('#f8f5ef');
  });

  it('gives each brand its accent and all the same ground', () => {
    expect(css('magpie')).toContain('"--mp-colors-accent-solid":"#ecab42"');
    expect(css('rosella')).toContain('"--mp-colors-accent-solid":"#ff94a9"');
    expect(css('rosella')).toContain('"--mp-colors-bg":"#0b0f10"');
  });

  it('holds the recipes of the first screen and not those of what is loaded later', () => {
    const system = createBrandSystem('magpie');
    expect(system.isRecipe('button')).toBe(true);
    expect(system.isRecipe('gameTile')).toBe(true);
    expect(system.isRecipe('loader')).toBe(false);
    expect(system.isSlotRecipe('dialog')).toBe(false);
    expect(system.isSlotRecipe('datePicker')).toBe(false);
  });

  it('has columns and layout change at 480, 768, 1024, 1280 and 1536 px', () => {
    const { breakpoints } = createBrandSystem('magpie')._config.theme ?? {};
    expect(breakpoints).toEqual({ sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' });
  });

  it('ends motion for those who ask for it', () => {
    const global = JSON.stringify(createBrandSystem('magpie').getGlobalCss());
    expect(global).toContain('prefers-reduced-motion: reduce');
    expect(global).toContain('"animationDuration":".01ms !important"');
    // A shorter transition of all properties would hand an inherited colour down by one element a frame.
    expect(global).toContain('"transition":"none !important"');
  });
});
