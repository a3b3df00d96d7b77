/** Detective, clockwork and travel symbols. */
import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, ring, rect, ellipse, poly } from '../kit/svg.ts';
import { at, both, each } from '../kit/arrange.ts';
import { around, star } from '../kit/figures.ts';

export const CASEFILE = {
  magnifier: ({ lit, shade, accent, dark, paper }) =>
    at(
      0,
      0,
      1,
      rect(-7, 18, 14, 44, dark, 6) +
        rect(-7, 18, 14, 8, accent) +
        circle(0, -14, 36, lit) +
        path('M0-50A36 36 0 0 1 0 22Z', shade) +
        circle(0, -14, 27, paper) +
        path('M0-41A27 27 0 0 1 0 13Z', accent, 'opacity=".5"') +
        stroke('M-16-16Q-14-28-2-30', lit, 5, 'stroke-linecap="round"'),
      -38,
    ),

  fedora: ({ lit, shade, accent, dark }) =>
    path(
      'M-52 20C-40 6-30 12-28 2C-28-26-18-42-4-34C4-44 24-36 28 2C30 12 42 6 52 20C36 38-36 38-52 20Z',
      lit,
    ) +
    path('M0-36C12-42 26-32 28 2C30 12 42 6 52 20C44 30 20 34 0 34Z', shade) +
    path('M-29-4C-12 6 12 6 29-4V10C12 18-12 18-29 10Z', dark) +
    path('M20-2L34-26L30 4Z', accent),

  pipe: ({ lit, shade, accent, dark, paper }) =>
    path('M-46-18H-8V14C-8 26-18 34-27 34S-46 26-46 14Z', lit) +
    path('M-27-18H-8V14C-8 26-18 34-27 34Z', shade) +
    ellipse(-27, -18, 19, 5, dark) +
    path('M-12 30C12 30 20-10 48-14V-4C26-2 20 38-14 36Z', shade) +
    rect(42, -17, 12, 16, accent, 3) +
    stroke('M-30-26q8-8 0-16t2-14', paper, 4, 'stroke-linecap="round"'),

  camera: ({ lit, shade, accent, dark, paper }) =>
    poly('-18,-34 18,-34 24,-20 -24,-20', dark) +
    rect(-48, -22, 96, 62, lit, 8) +
    path('M0-22H40Q48-22 48-14V32Q48 40 40 40H0Z', shade) +
    rect(-48, -6, 96, 8, dark) +
    circle(0, 10, 25, dark) +
    circle(0, 10, 19, accent) +
    circle(0, 10, 10, dark) +
    circle(-6, 4, 4, paper) +
    rect(30, -17, 11, 7, paper, 2),

  suitcase: ({ lit, shade, accent, dark, paper }) =>
    stroke('M-16-24V-36Q-16-42-10-42H10Q16-42 16-36V-24', dark, 6) +
    rect(-48, -24, 96, 66, lit, 8) +
    path('M0-24H40Q48-24 48-16V34Q48 42 40 42H0Z', shade) +
    rect(-34, -24, 10, 66, dark) +
    rect(24, -24, 10, 66, dark) +
    rect(-34, 4, 10, 10, accent) +
    rect(24, 4, 10, 10, accent) +
    star(0, 10, 13, 6, 7, paper),

  hourglass: ({ lit, shade, accent, dark, paper }) =>
    path('M-28-42H28C28-16 6-10 4 0C6 10 28 16 28 42H-28C-28 16-6 10-4 0C-6-10-28-16-28-42Z', paper) +
    path('M-20-24H20C16-12 6-8 3-2H-3C-6-8-16-12-20-24Z', lit) +
    path('M0 10C10 16 22 24 24 42H-24C-22 24-10 16 0 10Z', lit) +
    path('M0 10C10 16 22 24 24 42H0Z', shade) +
    rect(-1.5, -4, 3, 18, shade) +
    rect(-36, -50, 72, 9, dark, 3) +
    rect(-36, 41, 72, 9, dark, 3) +
    both(rect(30, -42, 5, 84, accent)),

  clock: ({ lit, shade, accent, dark, paper }) =>
    each([-24, 24], (x) => circle(x, -36, 13, accent)) +
    stroke('M-30 34L-38 48M30 34L38 48', dark, 7, 'stroke-linecap="round"') +
    circle(0, 2, 44, lit) +
    path('M0-42A44 44 0 0 1 0 46Z', shade) +
    circle(0, 2, 34, paper) +
    each(around(12, 28), ([x, y], i) => circle(x, y + 2, i % 3 === 0 ? 3.4 : 1.8, dark)) +
    stroke('M0 2V-18M0 2L14 12', dark, 5, 'stroke-linecap="round"') +
    circle(0, 2, 4, accent),

  watch: ({ lit, shade, accent, dark, paper }) =>
    ring(0, -44, 8, accent, 4) +
    rect(-4, -38, 8, 9, accent) +
    circle(0, 10, 40, lit) +
    path('M0-30A40 40 0 0 1 0 50Z', shade) +
    circle(0, 10, 31, paper) +
    star(0, 10, 26, 22, 12, dark, -90) +
    circle(0, 10, 20, paper) +
    stroke('M0 10L-9-1M0 10L12 10', dark, 3.5, 'stroke-linecap="round"'),

  train: ({ lit, shade, accent, dark, paper }) =>
    rect(-8, -48, 16, 14, dark, 2) +
    rect(-13, -52, 26, 6, accent, 2) +
    circle(0, -4, 36, dark) +
    circle(0, -4, 32, lit) +
    path('M0-36A32 32 0 0 1 0 28Z', shade) +
    ring(0, -4, 21, dark, 3) +
    circle(0, -4, 9, accent) +
    circle(0, -26, 5, paper) +
    rect(-44, 24, 88, 10, dark, 2) +
    poly('-36,34 36,34 46,52 -46,52', accent) +
    each([-24, -8, 8, 24], (x) => stroke(`M${x} 34L${x * 1.3} 52`, dark, 3.4)) +
    both(circle(38, 14, 6, paper)),

  car: ({ lit, shade, accent, dark, paper }) =>
    path('M-52 14C-50-2-40-4-28-6L-14-26H18L34-6C46-4 52 0 52 14V24H-52Z', lit) +
    path('M2-26H18L34-6C46-4 52 0 52 14V24H2Z', shade) +
    poly('-19,-7 -9,-20 -2,-20 -2,-7', paper) +
    poly('4,-20 14,-20 24,-7 4,-7', accent) +
    each([-28, 30], (x) => circle(x, 24, 14, dark) + circle(x, 24, 6, paper)) +
    rect(-52, 6, 9, 7, accent, 2) +
    rect(-14, 6, 46, 3, accent),

  tractor: ({ lit, shade, accent, dark, paper }) =>
    rect(-42, -10, 52, 26, lit, 4) +
    rect(-42, 4, 52, 12, shade, 3) +
    rect(-32, -36, 6, 26, dark) +
    path('M4-40H36V12H4Z', lit) +
    path('M20-40H36V12H20Z', shade) +
    rect(10, -33, 19, 18, paper, 2) +
    rect(0, -44, 42, 7, dark, 2) +
    circle(24, 20, 28, dark) +
    circle(24, 20, 18, accent) +
    circle(24, 20, 7, dark) +
    circle(-30, 30, 18, dark) +
    circle(-30, 30, 10, accent),
} satisfies DrawingSet;
