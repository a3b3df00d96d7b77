/** Fire, drink and treasure symbols. */
import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, rect, ellipse, poly } from '../kit/svg.ts';
import { mirror, both, each } from '../kit/arrange.ts';
import { starPoints, star } from '../kit/figures.ts';

export const BOUNTY = {
  flame: ({ lit, shade, accent, paper }) =>
    path(
      'M2-50C6-24 40-16 36 18C34 38 18 50 0 50S-36 38-36 16C-36 2-26-6-22-18C-16-12-12-6-12 0C-6-14-4-32 2-50Z',
      lit,
    ) +
    path('M2-50C6-24 40-16 36 18C34 38 18 50 0 50C20 32 18 8 8-8C2-20 2-36 2-50Z', shade) +
    path('M0 4C10 16 18 22 16 34C14 44 8 50 0 50S-16 44-16 34C-16 24-6 18 0 4Z', accent) +
    path('M0 26C6 32 8 36 7 42C6 48 3 50 0 50S-7 47-7 42C-7 36-3 34 0 26Z', paper),

  goblet: ({ lit, shade, accent, dark, paper }) =>
    mirror('M0-44H34C34-14 22 2 8 8V30L26 42V48H0Z', lit, shade) +
    ellipse(0, -44, 34, 7, dark) +
    ellipse(0, -43, 28, 4.5, accent) +
    both(poly('8,-24 14,-18 8,-12 2,-18', paper)),

  chest: ({ lit, shade, accent, dark, paper }) =>
    path('M-46 0V-14C-46-36-28-40 0-40S46-36 46-14V0Z', lit) +
    path('M0-40C28-40 46-36 46-14V0H0Z', shade) +
    circle(-20, 0, 11, accent) +
    circle(2, -3, 13, paper) +
    circle(24, 0, 10, accent) +
    rect(-48, 4, 96, 42, dark, 3) +
    rect(-44, 8, 88, 34, lit, 2) +
    rect(0, 8, 44, 34, shade, 2) +
    rect(-34, 4, 9, 42, dark) +
    rect(25, 4, 9, 42, dark) +
    rect(-10, 2, 20, 20, accent, 3) +
    circle(0, 10, 3.4, dark) +
    rect(-1.5, 10, 3, 8, dark),

  pick: ({ lit, shade, accent, dark }) =>
    each(
      [-1, 1],
      (s) =>
        `<g transform="rotate(${s * 45})">${rect(-4, -40, 8, 92, s < 0 ? accent : dark, 2)}${path('M-40-26C-24-46 24-46 40-26C22-36-22-36-40-26Z', lit)}${path('M0-41C14-41 30-38 40-26C28-33 14-34 0-34Z', shade)}</g>`,
    ),

  kettle: ({ lit, shade, accent, dark, paper }) =>
    stroke('M-26-20C-22-52 22-52 26-20', dark, 5) +
    path('M34-4L52-18V-8L38 14Z', shade) +
    mirror('M0-22H28L36 36C36 44 30 46 24 46H0Z', lit, shade) +
    ellipse(0, -22, 28, 6, dark) +
    circle(0, -29, 5, accent) +
    rect(-35, 30, 70, 6, accent) +
    stroke('M-8-50q6-6 0-12', paper, 3),

  tin: ({ lit, shade, accent, dark, paper }) =>
    poly(starPoints(0, 0, 49, 42, 21), lit) +
    path('M0-45A45 45 0 0 1 0 45Z', shade) +
    circle(0, 0, 36, dark) +
    circle(0, 0, 33, paper) +
    star(0, 0, 26, 11, 5, accent),
} satisfies DrawingSet;
