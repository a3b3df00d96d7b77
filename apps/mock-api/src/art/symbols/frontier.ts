/** Western, mining and stockyard symbols. */
import type { DrawingSet } from '../kit/inks.ts';
import type { Point } from '../kit/svg.ts';
import { path, stroke, circle, ring, rect, ellipse, poly, facet } from '../kit/svg.ts';
import { mirror, both, repeat, each, spots } from '../kit/arrange.ts';
import { around, star } from '../kit/figures.ts';
import { facetStar } from './parts.ts';

export const FRONTIER = {
  hat: ({ lit, shade, accent, dark }) =>
    path(
      'M-52 14C-50-2-36 12-26 8C-24-30-18-42-8-38Q0-34 8-38C18-42 24-30 26 8C36 12 50-2 52 14C44 34-44 34-52 14Z',
      lit,
    ) +
    path('M0-35.5Q4-36 8-38C18-42 24-30 26 8C36 12 50-2 52 14C48 25 24 29 0 29Z', shade) +
    path('M-26 0C-10 8 10 8 26 0V10C10 18-10 18-26 10Z', dark) +
    circle(0, 10, 4, accent),

  boot: ({ lit, shade, accent, dark, paper }) =>
    path('M-24-50H16C14-20 16 0 22 12C34 16 48 20 48 34H-26C-20 10-20-20-24-50Z', lit) +
    path('M0-50H16C14-20 16 0 22 12C34 16 48 20 48 34H6C4 10-2-20 0-50Z', shade) +
    path('M-26 34H48V42H6L0 36L-6 50H-26Z', dark) +
    stroke('M-12-38Q-4-28-10-18M-10-10Q0-4-4 8', paper, 3) +
    star(-30, 22, 11, 4.5, 6, accent),

  cactus: ({ lit, shade, accent, dark, paper }) =>
    rect(-13, -50, 26, 92, lit, 13) +
    path('M0-50A13 13 0 0 1 13-37V42H0Z', shade) +
    stroke('M-14 14H-26Q-34 14-34 4V-14', lit, 15, 'stroke-linecap="round"') +
    stroke('M14 2H26Q34 2 34-8V-24', shade, 15, 'stroke-linecap="round"') +
    stroke('M-5-36V34M5-36V34M-35-12V2M35-22V-10', dark, 1.8, 'stroke-dasharray="4 5"') +
    circle(0, -50, 7, accent) +
    circle(35, -34, 5, accent) +
    rect(-44, 40, 88, 8, paper, 4),

  badge: ({ lit, shade, accent, dark, paper }) =>
    facetStar(50, 26, 6, lit, shade) +
    each(around(6, 48), ([x, y]) => circle(x, y, 6, accent)) +
    circle(0, 0, 19, dark) +
    circle(0, 0, 16, paper) +
    star(0, 0, 12, 5, 5, dark),

  wagonWheel: ({ lit, shade, accent, dark }) =>
    ring(0, 0, 42, shade, 13) +
    path('M0-48.5A48.5 48.5 0 0 0 0 48.5V35.5A35.5 35.5 0 0 1 0-35.5Z', lit) +
    repeat(
      8,
      (i) =>
        `<rect x="-3" y="-38" width="6" height="30" transform="rotate(${i * 45})" fill="${i < 4 ? shade : lit}"/>`,
    ) +
    circle(0, 0, 13, accent) +
    circle(0, 0, 5, dark) +
    each(around(8, 42, -68), ([x, y]) => circle(x, y, 2.2, dark)),

  barrel: ({ lit, shade, accent, dark }) =>
    mirror('M0-46H26C40-20 40 20 26 46H0Z', lit, shade) +
    stroke('M-12-46C-18-20-18 20-12 46M12-46C18-20 18 20 12 46', dark, 2) +
    path('M-33-24H33L36-14H-36Z', dark) +
    path('M-36 14H36L33 24H-33Z', dark) +
    circle(0, 0, 7, accent) +
    circle(0, 0, 3, dark) +
    ellipse(0, -46, 26, 5, accent),

  dynamite: ({ lit, shade, accent, dark, paper }) =>
    each(
      [-24, 0, 24],
      (x, i) =>
        rect(x - 11, -26, 22, 72, i === 2 ? shade : lit, 4) +
        rect(x, -26, 11, 72, shade, 4) +
        ellipse(x, -26, 11, 4, paper),
    ) +
    rect(-38, -6, 76, 9, dark, 2) +
    rect(-38, 22, 76, 9, dark, 2) +
    stroke('M0-28C0-46 18-36 22-48', paper, 3.5) +
    star(26, -48, 14, 5, 8, accent),

  minecart: ({ lit, shade, accent, dark, paper }) =>
    each(spots('-26,-18,12 -8,-26,14 12,-24,13 28,-16,11'), ([x, y, r], i) =>
      facet(
        around(6, r, i * 13).map(([px, py]): Point => [x + px, y + py]),
        i % 2 === 1 ? paper : accent,
      ),
    ) +
    poly('-46,-16 46,-16 34,26 -34,26', lit) +
    poly('0,-16 46,-16 34,26 0,26', shade) +
    rect(-49, -20, 98, 8, dark, 2) +
    stroke('M-26-12L-20 26M26-12L20 26', dark, 3) +
    each([-22, 22], (x) => circle(x, 34, 12, dark) + circle(x, 34, 5, accent)) +
    rect(-52, 46, 104, 4, paper),

  anvil: ({ lit, shade, accent, dark }) =>
    path('M-52-22C-36-18-26-22-22-30H44V-14C30-12 20-4 18 10L28 34H-22L-12 10C-14 0-34-2-52-22Z', lit) +
    path('M8-30H44V-14C30-12 20-4 18 10L28 34H2Z', shade) +
    rect(-34, 34, 72, 12, dark, 3) +
    each(spots('-8,-44,6 10,-48,8 26,-42,5'), ([x, y, r]) => star(x, y, r, r * 0.35, 4, accent)),

  ram: ({ lit, shade, accent, dark, paper }) =>
    both(
      path('M14-26C44-44 58-4 42 18C34 28 20 24 22 12C30 16 36 6 32-6C28-16 20-14 14-10Z', accent) +
        stroke('M24-30L28-14M40-22L32-10M46-2L34-2M40 16L32 8', dark, 2.2),
    ) +
    mirror('M0-34L14-30L18-4L12 30L6 46H0Z', lit, shade) +
    each([-12, -4, 4, 12], (x) => circle(x, -34 + Math.abs(x) / 3, 8, paper)) +
    both(poly('6,0 14,-4 13,4', dark)) +
    poly('-6,36 6,36 0,44', dark),
} satisfies DrawingSet;
