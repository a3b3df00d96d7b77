/** Sea life, facing left, lit from above left. */
import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, ring, rect, ellipse, poly } from '../kit/svg.ts';
import { mirror, both, each, spots } from '../kit/arrange.ts';
import { scallops } from '../kit/figures.ts';

export const CRAWLERS = {
  crab: ({ lit, shade, accent, dark }) =>
    both(
      stroke('M24 8L44 0M26 16L48 16M24 24L42 34', shade, 5, 'stroke-linecap="round"') +
        stroke('M22-4L38-18', shade, 7) +
        path('M34-16C28-34 40-48 52-40L42-30L54-28C54-14 42-8 34-16Z', lit),
    ) +
    mirror('M0-12C20-14 34-4 34 8C34 24 18 34 0 34Z', lit, shade) +
    both(stroke('M8-10L10-21', shade, 4) + circle(10, -23, 3.4, dark)) +
    both(stroke('M5-6Q16 2 14 14', dark, 2)) +
    scallops(-21, 18, 42, 4, accent, 6),

  octopus: ({ lit, shade, accent, dark }) =>
    each(
      [
        ['M-26 4C-44 14-54 30-44 40S-26 38-32 30', shade],
        ['M26 4C44 14 54 30 44 40S26 38 32 30', shade],
        ['M-14 10C-30 26-34 46-22 50S-8 42-16 38', lit],
        ['M14 10C30 26 34 46 22 50S8 42 16 38', shade],
        ['M-4 12C-8 30-10 42-2 52', lit],
        ['M5 12C9 28 10 40 6 50', shade],
      ],
      ([d, f]) => stroke(d, f, 9, 'stroke-linecap="round"'),
    ) +
    path('M-28 8C-44-22-24-50 0-50S44-22 28 8C18 22-18 22-28 8Z', lit) +
    path('M0-50C24-50 44-22 28 8C22 16 12 19 0 19Z', shade) +
    both(ellipse(14, 2, 6, 4, accent) + rect(9.5, 1, 9, 2, dark)) +
    each(spots('-14,-28,5 4,-36,3.5 17,-22,6 -20,-14,3 0,-20,3'), ([x, y, r]) => circle(x, y, r, accent)),

  angler: ({ lit, shade, accent, dark, paper }) =>
    stroke('M-14-26C-16-50-40-52-42-34', shade, 3) +
    circle(-42, -30, 6, accent) +
    ring(-42, -30, 11, accent, 1.6) +
    poly('28,0 50,-22 46,2 50,24', shade) +
    path('M-42 6C-34-30 6-38 32 0C10 36-28 36-42 6Z', lit) +
    path('M-42 6C-20 12 10 10 32 0C10 36-28 36-42 6Z', shade) +
    path('M-44 6L-8-2L-38 22Z', dark) +
    poly('-42,6 -36,12 -33,4 -28,10 -25,2 -20,7 -17,0 -8,-2', paper) +
    poly('-40,20 -36,14 -32,18 -28,11 -24,14 -20,8 -10,-1', paper) +
    circle(-16, -15, 4, paper) +
    circle(-16.4, -15, 2.4, dark),
} satisfies DrawingSet;
