import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, rect, ellipse, poly } from '../kit/svg.ts';
import { at, mirror, both, each } from '../kit/arrange.ts';
import { leafFan } from '../kit/figures.ts';
import { facetStar } from './parts.ts';

export const FUR = {
  koala: ({ lit, shade, accent, dark, paper }) =>
    both(circle(34, -20, 19, shade) + circle(34, -20, 11, paper)) +
    mirror('M0-38C26-38 42-20 40 6C38 32 22 48 0 48Z', lit, shade) +
    ellipse(0, 10, 11, 18, dark) +
    both(circle(20, -6, 4.6, dark) + circle(21, -7.5, 1.5, accent)) +
    stroke('M-10 36Q0 42 10 36', dark, 3, 'stroke-linecap="round"'),

  lion: ({ lit, shade, accent, dark, paper }) =>
    facetStar(51, 40, 14, shade, accent) +
    both(circle(22, -26, 9, lit)) +
    mirror('M0-32C22-32 30-14 28 8L16 34L0 42Z', lit, shade) +
    both(poly('7,-6 20,-12 17,-3', dark)) +
    poly('-9,10 9,10 0,20', dark) +
    stroke('M0 20V28M-10 32Q0 26 10 32', dark, 2.6) +
    both(circle(10, 26, 1.6, paper)),

  tiger: ({ lit, shade, accent, dark, paper }) =>
    both(circle(28, -32, 13, shade) + circle(28, -32, 6, dark)) +
    mirror('M0-42C28-42 44-22 42 4C40 22 30 30 18 40L0 46Z', lit, shade) +
    both(
      poly('0,-42 6,-42 0,-20', dark) +
        poly('12,-40 20,-36 9,-20', dark) +
        poly('42,-8 26,0 42,2', dark) +
        poly('38,14 22,16 34,24', dark) +
        path('M0 8C16 8 26 16 20 32L0 42Z', paper) +
        poly('8,-6 24,-12 20,-1', accent) +
        circle(16, -6, 3, dark),
    ) +
    poly('-9,10 9,10 0,20', dark) +
    stroke('M0 20V30', dark, 2.6),

  fox: ({ lit, shade, accent, dark, paper }) =>
    mirror('M0-14L16-22L38-52L44-10L34 12L14 34L0 50Z', lit, shade) +
    both(
      poly('24,-24 36,-42 37,-14', dark) +
        poly('0,22 10,6 38,4 20,26 0,46', paper) +
        poly('10,0 24,-8 21,3', dark) +
        circle(18, -2, 1.8, accent),
    ) +
    poly('-7,38 7,38 0,50', dark),

  bear: ({ lit, shade, accent, dark, paper }) =>
    both(circle(30, -32, 14, shade) + circle(30, -32, 7, accent)) +
    mirror('M0-42C28-42 44-22 42 6C40 32 22 46 0 46Z', lit, shade) +
    ellipse(0, 20, 21, 18, paper) +
    ellipse(0, 11, 9, 6.5, dark) +
    stroke('M0 17V26M-9 30Q0 24 9 30', dark, 2.8) +
    both(circle(18, -6, 4.4, dark)),

  frog: ({ lit, shade, accent, dark, paper }) =>
    both(circle(24, -28, 17, shade) + circle(24, -28, 11, paper) + ellipse(24, -28, 4, 9, dark)) +
    mirror('M0-28C30-28 50-8 48 14C46 36 24 44 0 44Z', lit, shade) +
    stroke('M-34 12Q0 38 34 12', dark, 4, 'stroke-linecap="round"') +
    both(circle(5, 0, 2, dark) + circle(34, 2, 5, accent) + circle(26, 32, 4, accent)),

  horse: ({ lit, shade, accent, dark, paper }) =>
    path(
      'M34 50C40 14 34-20 8-34L4-52L-8-36C-22-24-32-4-46 14C-50 24-44 32-34 30C-24 24-14 22-6 16C-8 30-16 42-22 50Z',
      lit,
    ) +
    path('M34 50C40 14 34-20 8-34C18-16 12 6-6 16C-8 30-16 42-22 50Z', shade) +
    path('M8-36C36-32 52-2 46 46L38 50C40 14 30-16 6-32Z', dark) +
    circle(-14, -12, 3.6, dark) +
    circle(-40, 20, 2.4, dark) +
    stroke('M-32 6L-14 24M-4-40L-14 24', accent, 3) +
    circle(-15, 23, 4, paper),

  crocodile: ({ lit, shade, accent, dark, paper }) =>
    path('M-52 6L-44-6L-10-14C-4-26 10-28 18-20C32-22 44-12 52 2V16H-50Z', lit) +
    path('M-50 16H52V32C30 36-20 34-46 26Z', shade) +
    each([-44, -35, -26, -17, -8, 1], (x) =>
      poly(
        [
          [x, 15],
          [x + 8, 15],
          [x + 4, 24],
        ],
        paper,
      ),
    ) +
    circle(6, -15, 6, accent) +
    ellipse(6, -15, 2, 5, dark) +
    circle(-42, -2, 2.4, dark) +
    each([22, 32, 42], (x, i) =>
      poly(
        [
          [x - 5, -18 + i * 6],
          [x, -30 + i * 6],
          [x + 7, -13 + i * 6],
        ],
        shade,
      ),
    ) +
    stroke('M-50 16H30Q40 16 42 6', dark, 2.4),

  spider: ({ lit, shade, accent, dark }) =>
    both(
      stroke(
        'M8-10L30-32L44-20M10-4L36-10L50 8M10 4L36 12L46 34M8 10L26 28L28 48',
        dark,
        4.5,
        'stroke-linejoin="round"',
      ),
    ) +
    mirror('M0-4C20-6 28 12 24 28C20 42 8 46 0 46Z', lit, shade) +
    circle(0, -14, 13, dark) +
    poly('-7,6 7,6 2,16 9,32 -9,32 -2,16', accent) +
    both(circle(5, -18, 2, accent)),

  platypus: ({ lit, shade, accent, dark, paper }) =>
    path('M10 28C34 14 50 18 52 34C46 44 26 46 6 40Z', shade) +
    path('M-22-22C-4-40 34-26 34 8C34 34 6 46-14 34C-30 24-34-4-22-22Z', lit) +
    path('M34 8C34 34 6 46-14 34C10 32 22 18 16-30C28-24 34-8 34 8Z', shade) +
    path('M-22-18C-36-30-56-24-52-10C-48 2-32 2-22-4Z', accent) +
    path('M-52-10C-48 2-32 2-22-4V-10C-34-6-44-4-52-10Z', dark) +
    circle(-12, -14, 3.6, dark) +
    circle(-13, -15, 1.2, paper) +
    path('M-16 34L-34 48L-12 46Z', accent) +
    path('M20 38L14 52L32 46Z', accent),

  echidna: ({ lit, shade, accent, dark, paper }) =>
    at(6, 26, 1, leafFan(11, 190, 372, 58, 12, [shade, accent])) +
    at(4, 28, 1, leafFan(8, 205, 350, 46, 13, [lit, dark])) +
    path('M-30 8C-36 4-44 16-54 28C-46 32-34 34-22 36C10 46 40 42 46 30H-12C-22 24-26 16-30 8Z', lit) +
    circle(-30, 20, 3, dark) +
    circle(-30.8, 19, 1, paper) +
    each([-14, 10, 32], (x) => rect(x, 36, 10, 12, shade, 4)),

  rabbit: ({ lit, shade, accent, dark, paper }) =>
    both(
      path('M6-14C4-36 14-54 22-50C30-44 26-22 18-8Z', shade) +
        path('M11-18C10-34 16-46 20-44C24-38 20-22 16-14Z', accent),
    ) +
    mirror('M0-20C22-20 36-6 34 14C32 36 16 48 0 48Z', lit, shade) +
    both(circle(15, 8, 4, dark) + stroke('M8 26L30 22M8 29L30 32', dark, 1.8)) +
    poly('-6,20 6,20 0,27', accent) +
    rect(-6, 32, 5.5, 10, paper, 1) +
    rect(0.5, 32, 5.5, 10, paper, 1),
} satisfies DrawingSet;
