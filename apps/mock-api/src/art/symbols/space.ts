import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, rect, poly } from '../kit/svg.ts';
import { at, mirror, each } from '../kit/arrange.ts';
import { star } from '../kit/figures.ts';

export const SPACE = {
  planet: ({ lit, shade, accent, dark, paper }) =>
    at(
      0,
      0,
      1,
      path('M-50 0A50 16 0 0 1 50 0L40 0A40 10 0 0 0-40 0Z', accent) +
        circle(0, 0, 32, lit) +
        path('M0-32A32 32 0 0 1 0 32Z', shade) +
        stroke('M-28-14Q0-6 28-14M-31 8Q0 16 31 8', paper, 4, 'opacity=".75"') +
        path('M-50 0A50 16 0 0 0 50 0L40 0A40 10 0 0 1-40 0Z', accent) +
        path('M0 16A50 16 0 0 0 50 0L40 0A40 10 0 0 1 0 10Z', dark, 'opacity=".3"'),
      -22,
    ) +
    star(-38, -36, 8, 3, 4, paper) +
    star(40, 36, 6, 2.4, 4, paper),

  ufo: ({ lit, shade, accent, dark, paper }) =>
    poly('-18,14 18,14 40,52 -40,52', accent, 'opacity=".55"') +
    mirror('M0-36C18-36 24-20 24-4H0Z', paper, accent) +
    mirror('M0-8C34-8 52 2 52 10C52 18 32 24 0 24Z', lit, shade) +
    each([-34, -17, 0, 17, 34], (x) => circle(x, 8 + (17 - Math.abs(x) / 2) * 0.2, 4, dark)) +
    rect(-14, 22, 28, 6, dark, 3),

  astronaut: ({ lit, shade, accent, dark, paper }) =>
    rect(-48, -12, 14, 34, accent, 5) +
    rect(34, -12, 14, 34, accent, 5) +
    mirror('M0-48C28-48 42-28 42-2C42 26 28 40 0 40Z', paper, lit) +
    path('M-30-12C-30-34 30-34 30-12V4C30 24-30 24-30 4Z', dark) +
    path('M0-28C18-28 30-24 30-12V4C30 14 16 19 0 19Z', shade) +
    stroke('M-20-12Q-20-20-10-22', paper, 4, 'stroke-linecap="round"') +
    rect(-30, 38, 60, 12, accent, 4),

  satellite: ({ lit, shade, accent, dark, paper }) =>
    at(
      0,
      0,
      1,
      rect(-54, -14, 34, 28, lit) +
        rect(20, -14, 34, 28, shade) +
        stroke('M-43-14V14M-32-14V14M-54 0H-20M31-14V14M42-14V14M20 0H54', dark, 2) +
        rect(-20, -3, 40, 6, dark) +
        rect(-14, -20, 28, 40, paper, 4) +
        rect(0, -20, 14, 40, accent, 4) +
        path('M-16 26A18 14 0 0 0 16 26Z', accent) +
        circle(0, 42, 4, dark) +
        rect(-1.5, 28, 3, 12, dark),
      -28,
    ),

  telescope: ({ lit, shade, accent, dark }) =>
    stroke('M0 6L-24 52M0 6L24 52M0 6V52', dark, 5) +
    at(
      0,
      -6,
      1,
      rect(-50, -14, 48, 28, lit, 3) +
        rect(-50, 0, 48, 14, shade, 3) +
        rect(-4, -11, 34, 22, lit) +
        rect(-4, 0, 34, 11, shade) +
        rect(28, -8, 22, 16, accent, 2) +
        rect(-54, -16, 9, 32, accent, 2),
      -28 + 180,
    ) +
    circle(0, 4, 7, accent),

  balloon: ({ lit, shade, accent, dark, paper }) =>
    mirror('M0-52C28-52 40-32 38-12C36 4 18 14 10 24H0Z', lit, shade) +
    path('M-12-50C-22-30-18 6-6 24H6C18 6 22-30 12-50Q0-54-12-50Z', accent) +
    path('M0-52Q6-52 12-50C22-30 18 6 6 24H0Z', paper, 'opacity=".35"') +
    stroke('M-9 24L-8 36M9 24L8 36', dark, 2) +
    rect(-11, 35, 22, 16, dark, 3),

  biplane: ({ lit, shade, accent, dark, paper }) =>
    rect(-42, -34, 66, 9, lit, 4) +
    stroke('M-30-26V0M12-26V0', dark, 3) +
    path('M-44-6C-20-14 20-10 52-20L50 2C20 12-20 16-40 10Z', lit) +
    path('M-46 4C-20 8 20 4 50-8L50 2C20 12-20 16-40 10Z', shade) +
    poly('40,-16 52,-36 54,-14', accent) +
    rect(-42, 8, 66, 9, accent, 4) +
    circle(-16, 28, 8, dark) +
    circle(6, 28, 8, dark) +
    rect(-49, -28, 5, 62, paper, 2) +
    circle(-46, 2, 5, dark),
} satisfies DrawingSet;
