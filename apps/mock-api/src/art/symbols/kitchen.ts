import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, rect, ellipse, poly, facet } from '../kit/svg.ts';
import { at, each, pairs, spots } from '../kit/arrange.ts';
import { scallops } from '../kit/figures.ts';

export const KITCHEN = {
  burger: ({ lit, shade, accent, dark, paper }) =>
    path('M-46-8C-46-38-24-46 0-46S46-38 46-8Z', lit) +
    path('M0-46C24-46 46-38 46-8H0Z', shade) +
    each(pairs('-24,-26 -6,-34 12,-26 28,-24 -10,-20'), ([x, y]) => ellipse(x, y, 3.4, 2.2, paper)) +
    scallops(-48, -6, 96, 6, accent, 9) +
    rect(-46, 4, 92, 14, dark, 7) +
    rect(-48, 0, 96, 6, paper, 3) +
    path('M-46 22H46V30Q46 42 32 42H-32Q-46 42-46 30Z', lit) +
    path('M0 22H46V30Q46 42 32 42H0Z', shade),

  icecream: ({ lit, shade, accent, dark, paper }) =>
    facet('-26,-2 26,-2 0,52', accent) +
    stroke('M-18 14L12-2M-10 30L20 8M18 14L-12-2M10 30L-20 8', dark, 2) +
    circle(-14, -12, 19, lit) +
    circle(14, -12, 19, shade) +
    circle(0, -32, 18, paper) +
    path('M0-50A18 18 0 0 1 0-14Z', lit) +
    circle(6, -46, 6, accent),

  doughnut: ({ lit, shade, accent, dark, paper }) =>
    circle(0, 2, 47, dark) +
    circle(0, 0, 45, accent) +
    path('M-42 2C-46-58 46-58 42 2C40 18 30 10 24 22S6 26 0 34S-20 26-26 22S-40 18-42 2Z', lit) +
    path('M0-44C32-44 44-26 42 2C40 18 30 10 24 22S6 26 0 34Z', shade) +
    circle(0, 0, 15, dark) +
    each(spots('-28,-14,30 -12,-32,-20 12,-30,50 30,-12,-40 -26,8,-60 24,6,20'), ([x, y, turn]) =>
      at(x, y, 1, rect(-6, -2, 12, 4, paper, 2), turn),
    ),

  cupcake: ({ lit, shade, accent, dark, paper }) =>
    poly('-32,8 32,8 24,48 -24,48', accent) +
    each([-18, -4, 10], (x) =>
      poly(
        [
          [x, 8],
          [x + 8, 8],
          [x + 6, 48],
          [x, 48],
        ],
        dark,
        'opacity=".3"',
      ),
    ) +
    path('M-38 10C-52-6-34-20-28-18C-28-34-8-42 0-50C8-42 28-34 28-18C34-20 52-6 38 10Z', lit) +
    path('M0-50C8-42 28-34 28-18C34-20 52-6 38 10H0Z', shade) +
    stroke('M-30-8Q0 4 26-12M-20-24Q0-14 16-28', paper, 3.5) +
    circle(0, -46, 7, accent),

  cheese: ({ lit, shade, accent, dark }) =>
    facet('-48,4 20,-36 48,4', accent) +
    rect(-48, 4, 96, 40, lit) +
    rect(0, 4, 48, 40, shade) +
    each(spots('-28,24,8 6,32,6 26,18,9 -6,12,4'), ([x, y, r]) => circle(x, y, r, dark, 'opacity=".55"')) +
    each(spots('6,-14,4 20,-8,5'), ([x, y, r]) => ellipse(x, y, r * 1.5, r, dark, 'opacity=".55"')),

  lolly: ({ lit, shade, accent, dark, paper }) =>
    at(
      0,
      0,
      1,
      poly('-28,0 -52,-18 -50,0 -52,18', accent) +
        poly('28,0 52,-18 50,0 52,18', accent) +
        circle(0, 0, 30, lit) +
        path('M0-30A30 30 0 0 1 0 30Z', shade) +
        stroke('M0-30Q16-14 0 0T0 30M-28-10Q-8-10 0 0T28 10', paper, 6) +
        circle(0, 0, 4, dark),
      -24,
    ),

  mug: ({ lit, shade, accent, dark, paper }) =>
    stroke('M26-14H36Q46-14 46-2V14Q46 28 32 28H26', dark, 9) +
    rect(-36, -28, 64, 76, lit, 6) +
    path('M-4-28H22Q28-28 28-22V42Q28 48 22 48H-4Z', shade) +
    rect(-26, -8, 6, 44, accent, 3) +
    rect(-8, -8, 6, 44, accent, 3) +
    rect(10, -8, 6, 44, accent, 3) +
    each(spots('-30,-28,12 -12,-34,14 8,-34,13 24,-28,11'), ([x, y, r]) => circle(x, y, r, paper)) +
    rect(-40, -30, 72, 12, paper, 6),

  coffee: ({ lit, shade, accent, dark, paper }) =>
    stroke('M28-6H38Q48-4 44 8T26 20', dark, 7) +
    path('M-38-16H32C32 14 22 34-3 34S-38 14-38-16Z', lit) +
    path('M-3-16H32C32 14 22 34-3 34Z', shade) +
    ellipse(-3, -16, 35, 7, dark) +
    ellipse(-3, -16, 28, 4.5, accent) +
    ellipse(-3, 40, 44, 8, accent) +
    stroke('M-16-30q7-8 0-18M6-30q7-8 0-18', paper, 4, 'stroke-linecap="round"'),

  popcorn: ({ lit, shade, accent, dark, paper }) =>
    each(spots('-22,-22,13 0,-32,15 22,-22,13 -10,-18,12 12,-18,12 -32,-12,9 32,-12,9'), ([x, y, r], i) =>
      circle(x, y, r, i % 2 === 1 ? accent : paper),
    ) +
    poly('-38,-10 38,-10 28,50 -28,50', lit) +
    poly('0,-10 38,-10 28,50 0,50', shade) +
    each([-24, -4, 16], (x) =>
      poly(
        [
          [x, -10],
          [x + 9, -10],
          [x * 0.76 + 7, 50],
          [x * 0.76, 50],
        ],
        paper,
      ),
    ) +
    rect(-40, -14, 80, 7, dark, 2),

  prawn: ({ lit, shade, accent, dark, paper }) =>
    stroke('M-30-20C-44-40-20-54 10-50M-26-22C-36-34-16-44 10-42', accent, 2.6) +
    path('M-40-18C-10-44 44-34 44 6C44 34 16 48-8 40C14 32 22 16 14 4C4-8-18-4-40-18Z', lit) +
    path('M44 6C44 34 16 48-8 40C14 32 22 16 14 4C24 6 36 8 44 6Z', shade) +
    stroke('M-4-33Q6-20 4-5M18-30Q18-14 12-2M38-18Q26-8 16 4M44 6Q30 8 19 14M36 30Q28 22 17 24', dark, 2) +
    poly('-8,40 -34,30 -28,46 -36,54 -10,50', accent) +
    circle(-24, -21, 3.4, dark) +
    circle(-25, -22, 1.2, paper),

  pie: ({ lit, shade, accent, dark, paper }) =>
    stroke('M-14-42q6-6 0-14M2-40q6-6 0-14M18-42q6-6 0-14', paper, 3.5, 'stroke-linecap="round"') +
    path('M-46 6C-40-36 40-36 46 6Z', lit) +
    path('M0-26C22-26 42-14 46 6H0Z', shade) +
    stroke('M-18-10L-8 0M0-16V-2M18-10L8 0', dark, 3.5, 'stroke-linecap="round"') +
    scallops(-48, 4, 96, 8, accent, 7) +
    poly('-42,10 42,10 30,44 -30,44', dark) +
    each([-24, -8, 8], (x) => rect(x, 14, 8, 28, accent, 2, 'opacity=".5"')),
} satisfies DrawingSet;
