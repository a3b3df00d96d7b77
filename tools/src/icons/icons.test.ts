import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteCodes } from '@magpie/domain/site';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/root.ts';
import { maskable, sizeOfPng } from './drawing.ts';

const brands = join(root, 'apps', 'web', 'public', 'brands');
const svgOf = (code: string) => readFileSync(join(brands, `${code}.svg`), 'utf8');

describe('the icons of an installed site', () => {
  it.each([
    ['192.png', 192],
    ['512.png', 512],
    ['maskable.png', 512],
  ])('every brand has its own, in the size that is promised: %s', (name, size) => {
    const files = siteCodes.map((code) => readFileSync(join(brands, `${code}-${name}`)));
    expect(files.map(sizeOfPng)).toEqual(siteCodes.map(() => [size, size]));
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(siteCodes.length);
    expect(readdirSync(brands).filter((file) => file.endsWith(name))).toHaveLength(siteCodes.length);
  });

  it.each(siteCodes)('the mark of %s stays whole in a circle, on a ground without corners', (code) => {
    const drawn = maskable(svgOf(code));
    expect(drawn).toContain('<rect x="0" y="0" width="64" height="64" fill="#0c0f10"/>');
    expect(drawn).toContain('<g transform="translate(14 14) scale(.56)">');
    // Half the diagonal of the mark's box, against the radius of the circle.
    expect(Math.hypot(32, 32) * 0.56).toBeLessThan(0.4 * 64);
  });

  it('another drawing is refused rather than cut', () => {
    expect(() => maskable('<svg><circle r="4"/></svg>')).toThrow('not a tile');
    const rounded = svgOf('magpie').replace('rx="14"', 'rx="10"');
    expect(() => maskable(rounded)).toThrow('not a tile');
  });
});
