/** Old-world legend symbols: Greek, Norse, Egyptian and fairy tale. */
import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, rect, ellipse, poly } from '../kit/svg.ts';
import { at, mirror, both, each, spots, pairs } from '../kit/arrange.ts';
import { star, leafAt } from '../kit/figures.ts';
import { facetStar } from './parts.ts';

export const LEGENDS = {
  phoenix: ({ lit, shade, accent, dark, paper }) =>
    both(path('M4 4C10-30 32-48 52-46C44-38 48-30 42-22C46-16 38-10 34-6C34 2 16 14 4 14Z', shade)) +
    path('M-4 4C-10-30-32-48-52-46C-44-38-48-30-42-22C-46-16-38-10-34-6C-34 2-16 14-4 14Z', lit) +
    path('M0 6C8 22 20 30 16 50C10 42 6 44 0 52C-6 44-10 42-16 50C-20 30-8 22 0 6Z', accent) +
    mirror('M0-30C10-28 12-12 10 6L0 26Z', lit, shade) +
    poly('-4,-32 -16,-26 -3,-22', accent) +
    circle(-2, -26, 2.4, dark) +
    each([-14, 0, 14], (turn) => at(1, -30, 1, path('M-2 0L0-18L2 0Z', paper), turn)),

  amphora: ({ lit, shade, accent, dark, paper }) =>
    both(stroke('M10-36C34-40 36-14 24-6', shade, 6)) +
    mirror('M0-40H12V-22C36-14 34 16 8 40V44H0Z', lit, shade) +
    rect(-16, -48, 32, 9, accent, 2) +
    rect(-14, 42, 28, 8, accent, 2) +
    stroke('M-25 2L-17-6L-9 2L-1-6L7 2L15-6L24 2', dark, 3) +
    rect(-24, 8, 48, 4, paper),

  laurel: ({ lit, shade, accent, dark }) =>
    both(
      stroke('M4 46C34 40 44 4 28-36', dark, 3) +
        each(
          spots('14,44,-20 28,34,-50 37,18,-74 40,0,-92 36,-18,-106'),
          ([x, y, turn]) =>
            `<g transform="translate(${x} ${y}) rotate(${turn})">${leafAt(26, 13, -34, lit)}${leafAt(24, 12, 38, shade)}</g>`,
        ),
    ) +
    star(0, -6, 20, 8, 5, accent) +
    circle(0, 46, 6, accent),

  lyre: ({ lit, shade, accent, dark }) =>
    stroke('M-14-28V24M-5-28V24M5-28V24M14-28V24', dark, 2) +
    path('M-20 44C-44 30-26 4-34-20C-38-34-48-34-50-26C-56-50-26-54-22-28C-18-4-30 14-8 28V44Z', lit) +
    path('M20 44C44 30 26 4 34-20C38-34 48-34 50-26C56-50 26-54 22-28C18-4 30 14 8 28V44Z', shade) +
    rect(-28, -34, 56, 8, accent, 4) +
    rect(-22, 26, 44, 20, accent, 4) +
    rect(0, 26, 22, 20, shade, 4),

  temple: ({ lit, shade, accent, dark, paper }) =>
    poly('-50,-18 0,-48 50,-18', lit) +
    poly('0,-48 50,-18 0,-18', shade) +
    circle(0, -29, 6, accent) +
    rect(-46, -16, 92, 7, paper) +
    each([-38, -19, 0, 19, 38], (x) => rect(x - 6, -8, 6, 42, lit) + rect(x, -8, 6, 42, shade)) +
    rect(-48, 34, 96, 7, paper) +
    rect(-52, 42, 104, 8, dark),

  hammer: ({ lit, shade, accent, dark, paper }) =>
    at(
      0,
      0,
      1,
      rect(-5, -10, 10, 60, dark, 3) +
        stroke('M-5 12L5 20M-5 24L5 32M-5 36L5 44', accent, 3) +
        poly('-38,-48 38,-48 44,-40 44,-16 38,-8 -38,-8 -44,-16 -44,-40', lit) +
        poly('0,-48 38,-48 44,-40 44,-16 38,-8 0,-8', shade) +
        rect(-14, -48, 28, 40, accent) +
        at(0, -28, 0.3, facetStar(50, 20, 5, paper, dark)),
      20,
    ),

  scarab: ({ lit, shade, accent, dark, paper }) =>
    both(
      stroke('M18-8L40-22L46-12M24 8L46 10M20 24L38 40L34 50', dark, 4.5, 'stroke-linejoin="round"') +
        path('M4-10C34-12 36 30 4 48Z', shade),
    ) +
    path('M-4-10C-34-12-36 30-4 48Z', lit) +
    mirror('M0-32C16-32 24-22 24-12H0Z', accent, accent) +
    circle(0, -38, 11, dark) +
    circle(0, -40, 5, paper) +
    stroke('M0-10V50', dark, 3) +
    both(stroke('M9 0q10 12 4 32', paper, 2)),

  sword: ({ lit, shade, accent, dark, paper }) =>
    at(
      0,
      0,
      1,
      poly('-7,-50 0,-60 0,18 -7,18', paper) +
        poly('7,-50 0,-60 0,18 7,18', lit) +
        rect(-26, 16, 52, 8, accent, 3) +
        rect(-5, 24, 10, 22, dark, 2) +
        circle(0, 50, 7, accent) +
        circle(0, 20, 4, shade),
      32,
    ),

  shield: ({ lit, shade, accent, dark, paper }) =>
    path('M-44-44H44V2C44 30 22 44 0 52C-22 44-44 30-44 2Z', dark) +
    path('M-38-38H0V45C-20 38-38 26-38 2Z', lit) +
    path('M0-38H38V2C38 26 20 38 0 45Z', shade) +
    path('M-38-6H38V6H-38Z', accent) +
    rect(-6, -38, 12, 82, accent) +
    star(0, 0, 16, 7, 8, paper),

  castle: ({ lit, shade, accent, dark, paper }) =>
    each(
      spots('-46,-18,24 22,-18,24 -16,-36,32'),
      ([x, y, w], i) =>
        rect(x, y, w, 68 - (y + 18), i === 0 ? lit : shade) +
        each([0, 1, 2], (k) => rect(x + (k * w) / 2.5, y - 8, w / 5, 9, i === 0 ? lit : shade)),
    ) +
    rect(-16, -36, 16, 86, lit) +
    path('M-9 50V28a9 9 0 0 1 18 0V50Z', dark) +
    each(pairs('-34,4 34,4 0,-14'), ([x, y]) => rect(x - 3, y - 7, 6, 14, dark, 3)) +
    rect(-1, -56, 2.6, 16, dark) +
    poly('1,-56 20,-50 1,-44', accent) +
    rect(-50, 46, 100, 5, paper),

  cauldron: ({ lit, shade, accent, dark, paper }) =>
    each(spots('-18,-36,7 4,-44,9 20,-34,5 -4,-30,6'), ([x, y, r]) => circle(x, y, r, accent)) +
    mirror('M0-18H40C48 10 38 40 0 42Z', lit, shade) +
    ellipse(0, -18, 42, 9, dark) +
    ellipse(0, -19, 34, 6, accent) +
    both(path('M20 36L30 50H20L12 40Z', dark)) +
    stroke('M-32-4C-32 10-26 20-18 26', paper, 4, 'stroke-linecap="round"'),

  lamp: ({ lit, shade, accent, dark, paper }) =>
    path(
      'M-52-14C-40-14-30-8-24 2C-14-8 14-8 24 2C36 2 40-14 30-20C48-20 50 10 26 16C18 30-18 32-30 18C-38 10-42-4-52-14Z',
      lit,
    ) +
    path('M0-5C10-5 18-4 24 2C36 2 40-14 30-20C48-20 50 10 26 16C18 28 6 27 0 27Z', shade) +
    path('M-16-4C-12-18 12-18 16-4Z', accent) +
    circle(0, -18, 5, dark) +
    rect(-20, 26, 40, 8, accent, 3) +
    rect(-26, 34, 52, 9, dark, 4) +
    stroke('M-50-20q-6-10 2-16t0-16', paper, 4, 'stroke-linecap="round"'),

  crystal: ({ lit, shade, accent, dark, paper }) =>
    circle(0, -8, 40, lit) +
    path('M0-48A40 40 0 0 1 0 32Z', shade) +
    star(4, -8, 22, 7, 4, accent) +
    star(-14, 8, 9, 3, 4, paper) +
    stroke('M-28-16Q-26-32-12-36', paper, 5, 'stroke-linecap="round"') +
    poly('-30,30 30,30 40,50 -40,50', dark) +
    rect(-34, 26, 68, 8, accent, 3),
} satisfies DrawingSet;
