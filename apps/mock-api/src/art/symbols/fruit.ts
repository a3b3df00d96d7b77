import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, ellipse, poly } from '../kit/svg.ts';
import { mirror, each, pairs } from '../kit/arrange.ts';
import { leaf, leafFan } from '../kit/figures.ts';

export const FRUIT = {
  cherry: ({ lit, shade, accent, dark }) =>
    stroke('M-18 14C-14-14 0-34 22-44C24-20 26-4 24 10', dark, 5, 'stroke-linecap="round"') +
    `<g transform="translate(20 -43) rotate(158)"><path d="${leaf(44, 20)}" fill="${accent}"/></g>` +
    circle(-22, 26, 21, lit) +
    path('M-22 5A21 21 0 0 1 -22 47A30 30 0 0 0 -22 5Z', shade) +
    circle(24, 28, 19, lit) +
    path('M24 9A19 19 0 0 1 24 47A28 28 0 0 0 24 9Z', shade),

  lemon: ({ lit, shade, accent }) =>
    `<g transform="rotate(-24)">${path('M-50 0C-40-10-34-30 0-30S40-10 50 0C40 10 34 30 0 30S-40 10-50 0Z', lit)}${path('M-50 0C-40 10-34 30 0 30S40 10 50 0C20 12-20 12-50 0Z', shade)}<g transform="translate(-38 -8) rotate(-60)"><path d="${leaf(36, 16)}" fill="${accent}"/></g></g>`,

  melon: ({ lit, shade, accent, dark, paper }) =>
    path('M-48-16H48A48 48 0 0 1 -48-16Z', accent) +
    path('M-43-16H43A43 43 0 0 1 -43-16Z', paper) +
    path('M-37-16H37A37 37 0 0 1 -37-16Z', lit) +
    path('M0-16H37A37 37 0 0 1 0 21Z', shade) +
    each(pairs('-20,-6 -6,-4 8,-6 22,-5 -13,6 1,8 14,6'), ([x, y]) => ellipse(x, y, 2, 3.6, dark)),

  pineapple: ({ lit, shade, accent, dark }) =>
    leafFan(7, -150, -30, 44, 13, [accent, dark]).replace(/rotate/g, 'translate(0 -8) rotate') +
    mirror('M0-14C24-14 28 4 28 20C28 38 14 50 0 50Z', lit, shade) +
    each(pairs('-14,0 0,-4 14,0 -20,14 -7,11 7,11 20,14 -14,27 0,25 14,27 -7,40 7,40'), ([x, y]) =>
      poly(
        [
          [x, y - 5],
          [x + 4, y],
          [x, y + 5],
          [x - 4, y],
        ],
        dark,
      ),
    ),
} satisfies DrawingSet;
