import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, ellipse, poly } from '../kit/svg.ts';
import { mirror, both } from '../kit/arrange.ts';
import { star } from '../kit/figures.ts';

export const BEASTS = {
  dingo: ({ lit, shade, accent, dark, paper }) =>
    mirror('M0-20L10-20L32-52L42-6L36 18L18 28L9 48L0 52Z', lit, shade) +
    both(poly('18,-24 31,-42 35,-10', dark)) +
    both(poly('-0.6,-4 16,6 30,8 18,24 9,44 -0.6,48', paper)) +
    both(poly('10,2 25,-6 22,5', dark)) +
    both(circle(19, 0.5, 2.2, accent)) +
    poly('-9,36 9,36 4,46 -4,46', dark),

  buffalo: ({ lit, shade, accent, dark }) =>
    both(path('M14-22C34-22 46-28 44-50C58-28 48-2 16-6Z', accent)) +
    both(path('M44-50C58-28 48-2 30-5C44-10 50-28 44-50Z', dark)) +
    both(poly('18,-4 36,2 28,10 18,6', dark)) +
    mirror('M0-26L16-22L20 2L14 34L10 46H0Z', lit, shade) +
    poly('-12,32 12,32 10,48 -10,48', dark) +
    both(circle(5, 40, 2.4, accent)) +
    both(poly('8,0 17,-4 15,5', dark)) +
    star(0, -10, 8, 3.4, 4, accent),

  roo: ({ lit, shade, accent, dark }) =>
    mirror('M0-6L6-12C10-34 16-48 22-52C32-46 32-24 22-6L24 10L14 34L8 46L0 48Z', lit, shade) +
    both(path('M14-14C16-30 20-40 22-42C26-34 24-22 19-12Z', accent)) +
    both(ellipse(13, 8, 3.6, 4.6, dark)) +
    poly('-8,34 8,34 4,44 -4,44', dark),

  serpent: ({ lit, shade, accent, dark }) =>
    stroke('M30 40C-50 46-50 12-4 8S44-22 0-28', shade, 18, 'stroke-linecap="round"') +
    stroke('M30 38C-48 43-48 10-4 5.5S42-22 0-30', lit, 12, 'stroke-linecap="round"') +
    stroke('M30 38C-48 43-48 10-4 5.5S42-22 0-30', accent, 3.5, 'stroke-dasharray="3 8"') +
    path('M6-44L-26-42L-42-30L-28-20L4-18C16-24 16-40 6-44Z', lit) +
    path('M-42-30L-28-20L4-18C12-22 14-28 13-32Z', shade) +
    circle(-14, -33, 3.6, dark) +
    stroke('M-42-29L-52-26M-42-29L-52-32', accent, 2),
} satisfies DrawingSet;
