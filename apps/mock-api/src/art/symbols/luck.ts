import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, ring, rect, poly } from '../kit/svg.ts';
import { at, mirror, each, pairs } from '../kit/arrange.ts';
import { facetStar } from './parts.ts';

export const LUCK = {
  seven: ({ lit, shade, accent }) =>
    poly('-34,-46 38,-46 38,-22 8,46 -24,46 4,-16 -14,-16 -20,-4 -34,-4', lit) +
    poly('38,-22 8,46 -4,46 27,-24 27,-46 38,-46', shade) +
    poly('-34,-46 38,-46 36,-40 -34,-40', accent),

  bell: ({ lit, shade, accent, dark }) =>
    circle(0, 38, 10, dark) +
    circle(0, -43, 6, lit) +
    mirror('M0-40C22-38 26-20 28 2C30 18 36 24 42 30H0Z', lit, shade) +
    rect(-42, 27, 84, 9, accent, 2),

  clover: ({ lit, shade, dark }) =>
    stroke('M0 4C4 24 12 38 26 48', dark, 6, 'stroke-linecap="round"') +
    each(
      [0, 90, 180, 270],
      (r) =>
        `<g transform="rotate(${r + 45}) translate(0 -25)">${mirror('M0 22C8 14 24 4 22-8C20-22 6-24 0-12Z', lit, shade)}</g>`,
    ),

  horseshoe: ({ lit, shade, dark }) =>
    path('M-40 44V-4A40 42 0 0 1 40-4V44H22V-2A22 24 0 0 0 -22-2V44Z', lit) +
    path('M0-46A40 42 0 0 1 40-4V44H22V-2A22 24 0 0 0 0-26Z', shade) +
    each(pairs('-31,30 -31,10 -27,-14 -12,-32 12,-32 27,-14 31,10 31,30'), ([x, y]) =>
      rect(x - 2.5, y - 4, 5, 8, dark, 1),
    ),

  crown: ({ lit, shade, accent, dark, paper }) =>
    poly('-44,30 -50,-24 -24,2 0,-38 24,2 50,-24 44,30', lit) +
    poly('0,30 0,-38 24,2 50,-24 44,30', shade) +
    circle(-50, -28, 6, accent) +
    circle(0, -42, 7, accent) +
    circle(50, -28, 6, accent) +
    rect(-45, 24, 90, 18, dark, 2) +
    poly('0,25 9,33 0,41 -9,33', paper) +
    circle(-26, 33, 4, accent) +
    circle(26, 33, 4, accent),

  coin: ({ lit, shade, accent, dark }) =>
    circle(0, 0, 48, dark) +
    circle(0, 0, 45, lit) +
    path('M0-45A45 45 0 0 1 0 45Z', shade) +
    ring(0, 0, 36, dark, 2.5) +
    at(0, 0, 0.56, facetStar(50, 20, 5, accent, dark)),
} satisfies DrawingSet;
