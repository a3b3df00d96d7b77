/** Stage, fairground and parlour symbols. */
import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, ring, rect, ellipse, poly, facet } from '../kit/svg.ts';
import { at, mirror, both, repeat, each, pairs } from '../kit/arrange.ts';
import { around, star, leafAt, scallops } from '../kit/figures.ts';
import { letter } from '../lettering/letter.ts';

export const SHOWTIME = {
  guitar: ({ lit, shade, accent, dark, paper }) =>
    at(
      0,
      0,
      1,
      rect(-5, -62, 10, 62, dark, 2) +
        rect(-8, -66, 16, 14, accent, 3) +
        mirror('M0-14C16-16 22-4 18 6C18 12 30 16 30 32C30 46 16 52 0 52Z', lit, shade) +
        circle(0, 14, 10, dark) +
        rect(-13, 34, 26, 6, dark, 2) +
        stroke('M-2-52V36M2-52V36', paper, 1.2),
      34,
    ),

  note: ({ lit, shade, accent, dark }) =>
    ellipse(-26, 32, 19, 14, lit, 'transform="rotate(-18 -26 32)"') +
    ellipse(26, 22, 19, 14, shade, 'transform="rotate(-18 26 22)"') +
    rect(-14, -36, 8, 66, lit) +
    rect(37, -46, 8, 66, shade) +
    poly('-14,-36 45,-50 45,-28 -14,-14', accent) +
    poly('-14,-22 45,-36 45,-28 -14,-14', dark),

  microphone: ({ lit, shade, accent, dark, paper }) =>
    stroke('M-30-4Q-30 28 0 28T30-4', dark, 6) +
    rect(-4, 26, 8, 18, dark) +
    rect(-24, 42, 48, 8, accent, 4) +
    rect(-20, -50, 40, 66, lit, 20) +
    path('M0-50A20 20 0 0 1 20-30V-4A20 20 0 0 1 0 16Z', shade) +
    stroke('M-20-26H20M-20-14H20M-20-38H20', dark, 2.6) +
    rect(-20, -6, 40, 7, accent) +
    circle(-8, -30, 3, paper),

  record: ({ lit, shade, accent, dark, paper }) =>
    circle(0, 0, 49, dark) +
    each([43, 37, 31], (r) => ring(0, 0, r, paper, 1, 'opacity=".35"')) +
    path('M0 0L-34-34A48 48 0 0 1-14-46Z', paper, 'opacity=".2"') +
    path('M0 0L34 34A48 48 0 0 1 14 46Z', paper, 'opacity=".2"') +
    circle(0, 0, 22, lit) +
    path('M0-22A22 22 0 0 1 0 22Z', shade) +
    star(0, 0, 14, 6, 6, accent) +
    circle(0, 0, 3.5, dark),

  topHat: ({ lit, shade, accent, dark }) =>
    path('M-30-44Q0-52 30-44L26 20H-26Z', lit) +
    path('M0-48Q16-48 30-44L26 20H0Z', shade) +
    path('M-28 0H28L26 18H-26Z', accent) +
    path('M-52 16C-36 22-28 18-26 18H26C28 18 36 22 52 16C48 36 20 40 0 40S-48 36-52 16Z', dark) +
    ellipse(0, -46, 30, 5, dark),

  tent: ({ lit, shade, accent, dark, paper }) =>
    rect(-2, -56, 4, 16, dark) +
    poly('2,-56 22,-50 2,-44', accent) +
    poly('0,-42 -50,2 -42,48 42,48 50,2', paper) +
    poly('0,-42 -50,2 -28,2', lit) +
    poly('0,-42 -8,2 12,2', lit) +
    poly('0,-42 30,2 50,2', shade) +
    rect(-46, 4, 17, 44, lit) +
    rect(29, 4, 17, 44, shade) +
    poly('0,8 16,48 -16,48', dark) +
    scallops(-50, 2, 100, 7, accent, 8),

  ferrisWheel: ({ lit, shade, accent, dark, paper }) =>
    stroke('M0-8L-26 50M0-8L26 50', dark, 5) +
    ring(0, -8, 36, lit, 5) +
    ring(0, -8, 26, shade, 2.5) +
    stroke('M0-44V28M-36-8H36M-25-33L25 17M25-33L-25 17', dark, 2) +
    each(around(8, 36), ([x, y], i) => rect(x - 6.5, y - 10, 13, 11, i % 2 === 1 ? accent : paper, 4)) +
    circle(0, -8, 7, accent) +
    rect(-38, 48, 76, 5, dark),

  firework: ({ lit, shade, accent, dark, paper }) =>
    repeat(
      12,
      (i) =>
        `<path d="M-2.4-14L0-46L2.4-14Z" transform="rotate(${i * 30})" fill="${i % 2 === 1 ? shade : lit}"/>`,
    ) +
    each(around(12, 49), ([x, y], i) => circle(x, y, i % 2 === 1 ? 2.4 : 4, i % 2 === 1 ? paper : accent)) +
    each(around(6, 26, -75), ([x, y]) => circle(x, y, 2.4, paper)) +
    circle(0, 0, 11, accent) +
    circle(0, 0, 5, dark),

  drum: ({ lit, shade, accent, dark, paper }) =>
    stroke('M-46-50L-8-26M46-50L8-26', dark, 5, 'stroke-linecap="round"') +
    rect(-44, -20, 88, 58, lit) +
    rect(0, -20, 44, 58, shade) +
    stroke('M-44-14L-22 34L0-14L22 34L44-14', paper, 4) +
    ellipse(0, 38, 44, 11, dark) +
    rect(-46, 28, 92, 10, accent) +
    ellipse(0, -20, 46, 13, accent) +
    ellipse(0, -20, 38, 9, paper),

  heart: ({ lit, shade, accent, paper }) =>
    mirror('M0-20C12-48 52-42 48-8C46 18 16 30 0 48Z', lit, shade) +
    at(0, 2, 0.56, mirror('M0-20C12-48 52-42 48-8C46 18 16 30 0 48Z', accent, accent)) +
    stroke('M-36-14Q-34-28-22-30', paper, 5, 'stroke-linecap="round"'),

  rose: ({ lit, shade, accent, dark }) =>
    stroke('M0 8C2 26-2 40 2 54', accent, 6) +
    at(0, 38, 1, leafAt(40, 20, -28, accent)) +
    at(0, 42, 1, leafAt(36, 18, 208, accent)) +
    mirror('M0-46C30-50 42-30 38-10C34 12 16 20 0 20Z', lit, shade) +
    path(
      'M-38-14C-30 4-14 10 0 10S30 4 38-14C32-20 20-12 14-20C8-28-8-28-14-20C-20-12-32-20-38-14Z',
      shade,
      'opacity=".55"',
    ) +
    path('M0-34C-14-34-14-16 0-16C10-16 10-28 0-28', 'none', `stroke="${dark}" stroke-width="3.4"`) +
    stroke('M-20-24C-14-2 14-2 20-24', dark, 3.4),

  barSign: ({ lit, shade, accent, dark, paper }) =>
    each(
      [-30, 0, 30],
      (y, i) =>
        rect(-48, y - 14, 96, 26, dark, 5) +
        rect(-45, y - 11, 90, 20, i === 1 ? shade : lit, 4) +
        letter({ text: 'BAR', x: -27, y: y - 7, w: 54, h: 12, color: i === 1 ? paper : dark, weight: 0.24 })
          .svg,
    ) + both(circle(39, 0, 3, accent)),

  dice: ({ lit, shade, accent, dark, paper }) =>
    facet('0,-46 42,-24 0,-2 -42,-24', paper) +
    facet('-42,-24 0,-2 0,46 -42,24', lit) +
    facet('42,-24 0,-2 0,46 42,24', shade) +
    ellipse(0, -24, 7, 4.4, accent) +
    each(pairs('-31,-4 -21,11 -11,26'), ([x, y]) => ellipse(x, y, 4, 5.4, dark)) +
    each(pairs('11,8 31,-4 11,28 31,16'), ([x, y]) => ellipse(x, y, 4, 5.4, dark)),
} satisfies DrawingSet;
