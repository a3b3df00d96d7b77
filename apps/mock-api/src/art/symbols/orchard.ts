import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, rect, ellipse, poly } from '../kit/svg.ts';
import { at, mirror, repeat, each, pairs, spots } from '../kit/arrange.ts';
import { leafAt, leafFan } from '../kit/figures.ts';

export const ORCHARD = {
  orange: ({ lit, shade, accent, paper }) =>
    circle(0, 0, 47, lit) +
    path('M0-47A47 47 0 0 1 0 47Z', shade) +
    circle(0, 0, 40, paper) +
    repeat(
      8,
      (i) =>
        `<path d="M0-6L13-31Q0-39-13-31Z" transform="rotate(${i * 45 + 22})" fill="${i < 4 ? shade : lit}"/>`,
    ) +
    circle(0, 0, 4, accent),

  grapes: ({ lit, shade, accent, dark }) =>
    stroke('M0-30C2-40 8-46 14-50', dark, 5, 'stroke-linecap="round"') +
    at(4, -36, 1, leafAt(42, 22, -158, accent)) +
    each(
      pairs('-27,-20 -9,-22 9,-22 27,-20 -18,-4 0,-6 18,-4 -9,12 9,12 0,29'),
      ([x, y]) => circle(x, y, 12, lit) + path(`M${x} ${y - 12}A12 12 0 0 1 ${x} ${y + 12}Z`, shade),
    ),

  strawberry: ({ lit, shade, accent, paper }) =>
    mirror('M0-24C22-34 44-24 41-4C38 20 18 44 0 50Z', lit, shade) +
    each(pairs('-24,-6 -8,-2 8,-6 24,-2 -16,12 0,14 16,12 -8,28 8,26'), ([x, y]) =>
      ellipse(x, y, 2.2, 3.6, paper),
    ) +
    at(0, -24, 1, leafFan(7, 180, 360, 34, 14, [accent])) +
    rect(-3, -50, 6, 24, accent, 2),

  banana: ({ lit, shade, dark }) =>
    path('M-44-34C-40 8-8 34 42 22C48 24 50 34 44 40C-12 60-60 24-54-34Z', lit) +
    path('M-49-34C-46 18-10 46 46 34L44 40C-12 60-60 24-54-34Z', shade) +
    poly('-56,-46 -42,-46 -43,-30 -55,-30', dark) +
    circle(45, 31, 6, dark),

  apple: ({ lit, shade, accent, dark, paper }) =>
    stroke('M0-24C0-36 4-44 10-50', dark, 5, 'stroke-linecap="round"') +
    at(4, -34, 1, leafAt(38, 20, -28, accent)) +
    mirror('M0-24C14-36 44-32 44-4C44 26 24 50 0 44Z', lit, shade) +
    stroke('M-30 2C-30-10-26-18-18-20', paper, 5, 'stroke-linecap="round"'),

  peach: ({ lit, shade, accent, dark }) =>
    at(0, -36, 1, leafAt(48, 22, -18, accent)) +
    rect(-3, -50, 6, 18, dark, 2) +
    mirror('M0-34C26-42 48-22 46 4C44 30 22 48 0 46Z', lit, shade) +
    stroke('M0-34C-10-12-10 20 0 46', dark, 2.4),

  chilli: ({ lit, shade, accent, paper }) =>
    path('M26-34C40-6 14 44-46 44C-12 34-4 4 2-26Z', lit) +
    path('M26-34C40-6 14 44-46 44C4 38 22 4 15-31Z', shade) +
    path('M-2-24C2-38 26-46 32-32C22-36 12-28-2-24Z', accent) +
    stroke('M18-36C18-46 26-50 34-50', accent, 6, 'stroke-linecap="round"') +
    stroke('M6-14C4 4-2 16-8 24', paper, 3, 'stroke-linecap="round"'),

  corn: ({ lit, shade, accent, dark }) =>
    mirror('M0-50C16-46 20-16 16 24H0Z', lit, shade) +
    each([-34, -22, -10, 2, 14], (y) => stroke(`M-16 ${y}H16`, dark, 1.8)) +
    stroke('M-6-46V24M6-46V24', dark, 1.8) +
    path('M0 50C-34 40-40 4-26-20C-22 8-12 20 0 26Z', accent) +
    path('M0 50C34 40 40 4 26-20C22 8 12 20 0 26Z', accent) +
    path('M0 50C34 40 40 4 26-20C30 8 20 36 0 50Z', dark, 'opacity=".25"'),

  mushroom: ({ lit, shade, accent, paper }) =>
    path('M-14 4H14L20 46Q0 54-20 46Z', paper) +
    path('M0 4H14L20 46Q10 50 0 50Z', accent) +
    mirror('M0-46C32-46 50-18 48 4C30 10 14 10 0 10Z', lit, shade) +
    each(spots('-24,-10,8 0,-26,9 26,-8,7 -2,-2,5'), ([x, y, r]) => circle(x, y, r, paper)),
} satisfies DrawingSet;
