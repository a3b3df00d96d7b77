/** Birds of the bush, the coast and the station. */
import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, rect, ellipse, poly } from '../kit/svg.ts';
import { mirror, both, each, pairs } from '../kit/arrange.ts';
import { leaf } from '../kit/figures.ts';

export const BIRDS = {
  kookaburra: ({ lit, shade, accent, dark, paper }) =>
    path('M-18-30C-6-50 36-48 44-14C50 14 46 40 40 50H-14C-20 30-22 0-18-30Z', paper) +
    path('M44-14C50 14 46 40 40 50H14C24 20 22-6 12-20C24-22 36-22 44-14Z', lit) +
    path('M-18-30C-6-50 36-48 44-14C32-26 4-28-18-30Z', shade) +
    path('M-52-12L-18-26V-10Z', dark) +
    path('M-46-8L-18-12V2Z', accent) +
    path('M-18-18H26L20-8H-18Z', shade) +
    circle(-4, -17, 5, dark) +
    circle(-5, -18.5, 1.6, paper) +
    each([4, 16, 28], (y) => stroke(`M26 ${y}q8 6 16 0`, accent, 3)),

  cockatoo: ({ lit, shade, accent, dark, paper }) =>
    each(
      pairs('-64,54 -84,58 -104,54 -40,46'),
      ([turn, length], i) =>
        `<path d="${leaf(length, 12)}" transform="translate(2 -8) rotate(${turn})" fill="${i % 2 === 1 ? shade : accent}"/>`,
    ) +
    path('M-34-4C-30-30 4-36 24-18C42-2 46 26 44 50H-20C-18 34-32 22-34-4Z', paper) +
    path('M24-18C42-2 46 26 44 50H14C26 26 28 2 12-24C16-23 20-21 24-18Z', lit) +
    path('M-34-4C-48-6-52 14-40 26C-38 18-30 18-24 16C-26 8-30 2-34-4Z', dark) +
    circle(-14, -6, 5, dark) +
    circle(-15, -7.5, 1.6, paper) +
    ellipse(-6, 12, 8, 6, accent),

  kiwi: ({ lit, shade, accent, dark, paper }) =>
    path('M-16-22C-14-38 8-40 12-26C36-24 50-2 46 16C42 36 12 42-6 30C-22 20-22-6-16-22Z', lit) +
    path('M12-26C36-24 50-2 46 16C42 36 12 42-6 30C22 28 30 4 12-26Z', shade) +
    path('M-16-28C-32-24-44-6-52 18C-38 2-26-8-14-16Z', accent) +
    circle(-6, -26, 3.4, dark) +
    circle(-7, -27, 1.1, paper) +
    stroke('M8 34L4 50H-8M24 32L26 50H14', accent, 4.5, 'stroke-linejoin="round"') +
    stroke('M6-4q4 10 0 18M20-2q5 10 0 20M34 4q3 8 0 14', dark, 2, 'opacity=".6"'),

  penguin: ({ lit, shade, accent, dark, paper }) =>
    both(path('M26-8C44 2 46 22 38 36C32 26 28 18 26 10Z', shade)) +
    mirror('M0-50C20-50 28-34 28-12C34 8 32 34 20 46H0Z', lit, shade) +
    both(
      path('M0-12C8-30 24-30 20-10C24 10 22 30 14 42H0Z', paper) +
        circle(10, -24, 3, dark) +
        path('M4 44H22L26 50H4Z', accent),
    ) +
    poly('-8,-18 8,-18 0,-6', accent),

  emu: ({ lit, shade, accent, dark, paper }) =>
    path('M-28-34C-24-48-6-48-4-34C0-18 0-6 4 4C30-4 52 10 50 30C40 48 6 48-8 30C-18 12-16-8-18-24Z', lit) +
    path('M4 4C30-4 52 10 50 30C40 48 6 48-8 30C10 32 18 18 4 4Z', shade) +
    path('M-28-36L-48-28L-24-24Z', accent) +
    circle(-16, -36, 3.4, dark) +
    circle(-17, -37, 1.1, paper) +
    stroke('M14 42L10 54M26 42L30 54', dark, 4) +
    stroke('M18 14q6 8 2 18M30 14q6 8 2 18M42 20q2 6-2 12', accent, 2.4) +
    stroke('M-18-44L-24-52M-12-45L-12-54', dark, 2.4),

  eagle: ({ lit, shade, accent, dark, paper }) =>
    both(
      path(
        'M6-4C18-34 40-46 54-44C50-36 54-32 50-26C52-22 48-16 44-14C44-8 38-4 34-4C32 4 18 12 6 12Z',
        shade,
      ) + stroke('M18-14L40-34M22-4L40-20', dark, 2.4),
    ) +
    path(
      'M-54-44C-40-46-18-34-6-4L-6 12C-18 12-32 4-34-4C-38-4-44-8-44-14C-48-16-52-22-50-26C-54-32-50-36-54-44Z',
      lit,
    ) +
    mirror('M0-24C10-24 12-12 12 8L8 32L16 48L0 42Z', lit, shade) +
    circle(-1, -22, 11, paper) +
    path('M-10-24C-20-24-20-12-14-8C-12-14-8-16-4-16Z', accent) +
    circle(-3, -25, 2.4, dark),

  flamingo: ({ lit, shade, accent, dark, paper }) =>
    stroke('M10 20V52M18 20L24 36L18 52', accent, 3.6, 'stroke-linejoin="round"') +
    stroke('M-8 6C-30-8-2-22-14-40C-18-46-26-46-30-42', lit, 9, 'stroke-linecap="round"') +
    path('M-14 8C-6-14 24-18 48 0C36 22 4 32-14 8Z', lit) +
    path('M48 0C36 22 4 32-14 8C10 14 32 8 48 0Z', shade) +
    path('M-34-46C-44-44-46-32-40-24C-38-32-34-34-30-36Z', dark) +
    circle(-24, -42, 2.2, paper),

  dragonfly: ({ lit, shade, accent, dark, paper }) =>
    both(
      path('M4-14C24-34 48-34 50-24C48-14 22-6 4-6Z', lit) +
        path('M4-2C24-4 44 8 42 18C34 24 14 12 4 4Z', shade) +
        stroke('M6-10Q26-22 44-24M6 0Q24 6 36 14', paper, 1.8),
    ) +
    rect(-5, -20, 10, 70, dark, 5) +
    each([6, 18, 30], (y) => rect(-5, y, 10, 5, accent)) +
    circle(0, -26, 11, dark) +
    both(circle(6, -28, 5, accent)),
} satisfies DrawingSet;
