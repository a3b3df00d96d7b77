import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, rect, poly } from '../kit/svg.ts';
import { mirror, both } from '../kit/arrange.ts';
import { scallops } from '../kit/figures.ts';

export const WINGS = {
  feather: ({ lit, shade, accent, dark }) =>
    `<g transform="rotate(28)">${path('M0 50C-26 30-28-20 0-52Z', lit)}${path('M0 50C26 30 28-20 0-52Z', shade)}${stroke('M0 58V-46', dark, 2.4)}${poly(
      '0,-10 -24,-22 -24,-16 0,-2',
      dark,
    )}${poly('0,14 24,4 24,10 0,22', dark)}${circle(0, -26, 6, accent)}</g>`,

  owl: ({ lit, shade, accent, dark, paper }) =>
    mirror('M0-34L12-38L34-50L38-8C40 22 28 44 0 50Z', lit, shade) +
    both(circle(17, -12, 16, paper)) +
    both(circle(17, -12, 10, accent)) +
    both(circle(17, -12, 5, dark)) +
    poly('0,-8 7,2 0,14 -7,2', dark) +
    scallops(-22, 18, 44, 4, dark) +
    scallops(-16, 28, 32, 3, dark) +
    scallops(-10, 38, 20, 2, dark),

  magpie: ({ lit, shade, accent, dark, paper }) =>
    path('M-50 8L-22-6C-18-34 6-48 26-38C44-30 50-10 50 50H-16C-20 34-24 18-22 8Z', lit) +
    path('M12-16C26-10 40 2 50 22V50H24C26 26 22 4 12-16Z', paper) +
    poly('-50,8 -22,-6 -22,8', shade) +
    circle(-4, -16, 6, accent) +
    circle(-4, -16, 2.6, dark),

  moth: ({ lit, shade, accent, dark, paper }) =>
    both(
      path('M3-14C20-44 44-46 50-40C52-14 36 4 3 6Z', lit) +
        path('M3 4C28 2 38 12 36 26C32 42 14 44 3 18Z', shade) +
        circle(32, -24, 9, accent) +
        circle(32, -24, 4.5, dark) +
        circle(22, 22, 6, paper) +
        stroke('M2-22C6-36 14-44 22-46', dark, 2),
    ) +
    mirror('M0-26C7-26 7-14 6 4C5 22 3 36 0 44Z', dark, dark) +
    rect(-5, -6, 10, 3, accent) +
    rect(-5, 2, 10, 3, accent) +
    rect(-4, 10, 8, 3, accent),

  bee: ({ lit, shade, accent, dark, paper }) =>
    both(
      path('M4-12C20-44 48-40 50-26C50-12 26-4 4-4Z', paper) +
        path('M4-2C26-4 42 4 40 14C34 24 14 14 4 6Z', accent),
    ) +
    mirror('M0-24C16-24 22-4 20 12C18 30 8 44 0 50Z', lit, shade) +
    rect(-19, -4, 38, 8, dark) +
    rect(-20, 12, 40, 8, dark) +
    rect(-15, 28, 30, 7, dark) +
    circle(0, -26, 12, dark) +
    both(stroke('M4-36C8-46 12-48 18-50', dark, 2.6)) +
    both(circle(5, -28, 2.4, lit)),
} satisfies DrawingSet;
