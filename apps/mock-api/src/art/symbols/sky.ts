import type { DrawingSet } from '../kit/inks.ts';
import { path, circle, poly } from '../kit/svg.ts';
import { mirror, both, each, pairs } from '../kit/arrange.ts';
import { rays, star } from '../kit/figures.ts';
import { facetStar } from './parts.ts';

export const SKY = {
  sun: ({ lit, shade, accent, paper }) =>
    rays(0, 0, 30, 50, 16, lit, 0.55) +
    circle(0, 0, 27, shade) +
    path('M0-27A27 27 0 0 0 0 27Z', lit) +
    circle(0, 0, 15, paper) +
    path('M0-15A15 15 0 0 1 0 15Z', accent),

  moon: ({ lit, shade, accent }) =>
    path('M14-46A46 46 0 1 0 46 14A37 37 0 0 1 14-46Z', lit) +
    path('M-29 36A46 46 0 0 0 46 14A44 44 0 0 1 -29 36Z', shade) +
    star(26, -22, 12, 4.5, 4, accent) +
    star(44, -42, 7, 2.6, 4, accent) +
    star(8, -4, 6, 2.2, 4, accent),

  star: ({ lit, shade }) => facetStar(50, 20, 5, lit, shade),

  comet: ({ lit, shade, accent, paper }) =>
    each(
      pairs('0,26 -13,14 13,12'),
      ([o, w], i) =>
        `<g transform="rotate(-45) translate(0 ${o})"><path d="M0 ${-w / 2}L58 ${-w / 4}L0 ${w / 2}Z" fill="${[lit, accent, shade][i]}"/></g>`,
    ) +
    circle(-12, 12, 27, shade) +
    path('M-31 31A27 27 0 0 1 7-7Z', lit) +
    star(-12, 12, 18, 7, 5, paper),

  rocket: ({ lit, shade, accent, dark, paper }) =>
    `<g transform="rotate(38)">${path('M-10 34L0 56L10 34Z', accent)}${both(path('M12 8L28 28V40L10 32Z', dark))}${mirror('M0-52C16-38 20-10 14 34H0Z', paper, lit)}${circle(0, -10, 8, dark)}${circle(0, -10, 4.5, shade)}${path('M0-52C8-45 12-36 14-27H-14C-12-36-8-45 0-52Z', shade)}</g>`,

  bolt: ({ lit, shade }) =>
    poly('14,-50 -30,8 -4,8 -16,50 32,-12 4,-12', lit) + poly('14,-50 4,-12 32,-12 -16,50 6,-2 -8,-2', shade),
} satisfies DrawingSet;
