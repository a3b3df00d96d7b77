import { describe, expect, it } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { oklch } from './colour.ts';
import { accentRamp, bill, bone, fern, gum, ink, waratah, wattle } from './ramps.ts';

describe('contrast', () => {
  it('is 21 for black on white in either order and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#ecab42', '#ecab42')).toBe(1);
  });

  it('knows the grey that just passes on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe('ramps', () => {
  it('are the colours of the visual language', () => {
    expect([ink[950], ink[400], bone[100], bone[600]]).toEqual(['#0b0f10', '#737c7e', '#f1ece3', '#7b776e']);
    expect([gum[400], gum[700]]).toEqual(['#60afa0', '#19594e']);
    expect([fern[400], wattle[400], waratah[400], bill[400]]).toEqual([
      '#5ac576',
      '#bdae1a',
      '#ff7e77',
      '#6db3e4',
    ]);
  });

  it.each([
    ['magpie', '#ecab42', '#805708'],
    ['kookaburra', '#64c5fc', '#26678b'],
    ['rosella', '#ff94a9', '#8d4856'],
    ['lorikeet', '#a0ca51', '#516b18'],
  ] as const)('give %s its own accent', (brand, solid, text) => {
    const accent = accentRamp(brand);
    expect([accent[400], accent[700]]).toEqual([solid, text]);
  });
});

describe('oklch', () => {
  it('gives up chroma, not lightness, outside sRGB', () => {
    const vivid = oklch(0.5, 0.4, 150);
    const plain = oklch(0.5, 0.05, 150);
    expect(vivid).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(vivid, '#000000') / contrast(plain, '#000000')).toBeCloseTo(1, 0);
  });
});
