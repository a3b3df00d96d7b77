/** Sea life, facing left, lit from above left. */
import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, ellipse, poly } from '../kit/svg.ts';
import { mirror, both, each } from '../kit/arrange.ts';
import { leaf, scallops } from '../kit/figures.ts';

export const SWIMMERS = {
  shark: ({ lit, shade, dark, paper }) =>
    path('M-52 6C-30-20 6-22 34-6L52-26C50-10 50 4 56 20L34 4C10 22-24 22-52 6Z', lit) +
    path('M-52 6C-24 10 8 12 34 0L56 20L34 4C10 22-24 22-52 6Z', paper) +
    poly('-8,-17 8,-44 16,-15', shade) +
    poly('-12,13 -2,38 8,13', shade) +
    each([-22, -17, -12], (x) => stroke(`M${x}-6q-4 7 0 13`, dark, 2)) +
    circle(-36, -3, 2.8, dark) +
    poly('-44,8 -40,12 -36,9 -33,13 -29,10', dark),

  manta: ({ lit, shade, accent, dark }) =>
    stroke('M4 24Q22 40 18 58', shade, 3) +
    mirror(
      'M0-30C8-30 8-38 14-44C16-34 18-28 24-22C38-14 50 2 54 20C36 10 20 14 10 26C6 30 2 32 0 32Z',
      lit,
      shade,
    ) +
    both(circle(15, -24, 2.6, dark)) +
    both(path('M8-10q10 4 12 14q-10-2-12-14z', accent)),

  jelly: ({ lit, shade, accent, paper }) =>
    each([-24, -12, 0, 12, 24], (x, i) =>
      stroke(
        `M${x} 4q${i % 2 ? 9 : -9} 12 0 24t0 ${18 + (i % 3) * 6}`,
        i % 2 ? accent : shade,
        5,
        'stroke-linecap="round"',
      ),
    ) +
    path('M-38 6C-38-30-20-46 0-46S38-30 38 6Z', lit) +
    path('M0-46C20-46 38-30 38 6H0Z', shade) +
    scallops(-38, 5, 76, 5, accent, 8) +
    ellipse(-16, -20, 6, 10, paper, 'opacity=".7" transform="rotate(24 -16 -20)"'),

  turtle: ({ lit, shade, accent, dark }) =>
    both(
      `<path d="${leaf(44, 16)}" transform="translate(20 -18) rotate(-32)" fill="${accent}"/><path d="${leaf(30, 12)}" transform="translate(18 22) rotate(38)" fill="${accent}"/>`,
    ) +
    ellipse(0, -42, 10, 12, accent) +
    both(circle(5, -46, 1.8, dark)) +
    mirror('M0-34C24-34 34-14 32 6C30 26 16 40 0 44Z', lit, shade) +
    poly('0,-22 14,-12 14,6 0,16 -14,6 -14,-12', accent) +
    stroke('M0-22V-34M14-12L28-20M14 6L30 14M0 16V42M-14 6L-30 14M-14-12L-28-20', dark, 2.4),

  whale: ({ lit, shade, accent, dark, paper }) =>
    path(
      'M-52 4C-50-26-10-34 14-18C28-10 36-10 42-22L34-38C46-36 50-30 50-26C54-30 60-32 64-30C60-18 54-16 50-16C46 14 16 32-14 30C-38 28-54 20-52 4Z',
      lit,
    ) +
    path('M-50 14C-30 20 2 20 26 6C18 24 2 31-14 30C-34 28.5-47 22-50 14Z', paper) +
    each([-40, -31, -22, -13], (x) => stroke(`M${x} ${18 + (x > -30 ? 1 : 0)}q2 5 6 9`, shade, 1.8)) +
    poly('-8,14 6,36 12,12', shade) +
    circle(-34, 0, 2.8, dark) +
    stroke('M-18-32q-2-10-10-12M-18-32q2-10 10-12', accent, 3),

  seahorse: ({ lit, shade, accent, dark }) =>
    path(
      'M-30-24L-10-34C-6-50 16-50 20-34C26-18 22-10 18 2C26 14 18 34 4 40C-6 44-8 54 2 54C6 54 6 50 4 48C12 46 14 60 0 60C-20 60-18 40-6 34C-16 26-16 12-8 2C-14-4-14-12-10-18L-30-18Z',
      lit,
    ) +
    path('M6-46C18-46 24-26 18 2C26 14 18 34 4 40C10 26 12 12 8 2C12-14 12-30 6-46Z', shade) +
    poly('20,4 36,8 34,22 19,24', accent) +
    circle(-2, -30, 3, dark) +
    each([-4, 6, 16, 26], (y) => stroke(`M-9 ${y + 4}h12`, dark, 1.8)) +
    poly('0,-47 6,-56 12,-46', accent),
} satisfies DrawingSet;
