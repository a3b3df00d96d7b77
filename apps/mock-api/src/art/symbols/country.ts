/** Country, coast and weather symbols. */
import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, ring, rect, ellipse, poly, facet } from '../kit/svg.ts';
import { at, mirror, repeat, each, spots } from '../kit/arrange.ts';
import { around, leafAt, leafFan } from '../kit/figures.ts';
import { facetStar } from './parts.ts';

export const COUNTRY = {
  volcano: ({ lit, shade, accent, dark, paper }) =>
    each(spots('-14,-40,10 4,-46,13 22,-38,9'), ([x, y, r]) => circle(x, y, r, paper)) +
    poly('-16,-22 16,-22 50,48 -50,48', lit) +
    poly('0,-22 16,-22 50,48 6,48', shade) +
    path('M-16-22H16L20-12C14-4 12 8 6 4C2 12 4 26-4 26C-8 18-6 4-10 2C-16 0-18-8-20-14Z', accent) +
    ellipse(0, -22, 16, 4, dark),

  mountain: ({ lit, shade, accent, dark, paper }) =>
    circle(26, -26, 17, accent) +
    facet('-52,46 -12,-44 8,46', lit) +
    facet('-12,-44 36,46 8,46', shade) +
    facet('22,46 36,-2 54,46', dark) +
    poly('-12,-44 -25,-14 -16,-20 -10,-10 -4,-20 4,-14', paper),

  palm: ({ lit, shade, accent, dark, paper }) =>
    path('M-6 48C-6 20 0-6 6-20L14-18C8 0 6 22 8 48Z', dark) +
    at(
      8,
      -22,
      1,
      leafAt(50, 18, 28, shade) +
        leafAt(52, 18, -8, shade) +
        leafAt(46, 18, -52, lit) +
        leafAt(50, 18, -118, lit) +
        leafAt(54, 18, -166, lit) +
        leafAt(48, 18, 156, shade),
    ) +
    circle(4, -14, 6, accent) +
    circle(14, -12, 6, accent) +
    path('M-48 50C-36 38 36 38 48 50Z', paper),

  wave: ({ lit, shade, accent, paper }) =>
    path('M-52 46C-50 0-24-42 18-42C42-42 52-22 46-8C42-20 26-26 16-14C6 0 20 18 52 18V46Z', lit) +
    path('M-30 46C-28 14-8-8 10-8C8 8 24 20 52 18V46Z', shade) +
    stroke('M-42 32C-36-8-8-32 18-32', paper, 5, 'stroke-linecap="round"') +
    each(spots('30,-46,4 44,-38,3 50,-24,3.6'), ([x, y, r]) => circle(x, y, r, paper)) +
    rect(-52, 44, 104, 6, accent, 3),

  surfboard: ({ lit, shade, accent, dark, paper }) =>
    at(
      0,
      0,
      1,
      mirror('M0-56C20-40 20 30 8 54H0Z', lit, shade) +
        rect(-1.4, -54, 2.8, 106, paper) +
        path('M-15-12H15V-2H-15Z', accent) +
        path('M-15 4H15V9H-15Z', accent) +
        path('M0 40L9 52L0 58Z', dark),
      24,
    ),

  shipWheel: ({ lit, shade, accent, dark, paper }) =>
    repeat(
      8,
      (i) =>
        `<rect x="-3.4" y="-52" width="6.8" height="46" rx="3" transform="rotate(${i * 45})" fill="${i % 2 === 1 ? dark : accent}"/>`,
    ) +
    ring(0, 0, 33, shade, 11) +
    path('M0-38.5A38.5 38.5 0 0 0 0 38.5V27.5A27.5 27.5 0 0 1 0-27.5Z', lit) +
    circle(0, 0, 13, lit) +
    circle(0, 0, 6, dark) +
    each(around(8, 33), ([x, y]) => circle(x, y, 2.4, paper)),

  lifebuoy: ({ lit, shade, accent, dark, paper }) =>
    circle(0, 0, 48, dark) +
    circle(0, 0, 46, paper) +
    each(
      [0, 90, 180, 270],
      (turn) =>
        `<path d="M-18-42A46 46 0 0 1 18-42L9-20A22 22 0 0 0-9-20Z" transform="rotate(${turn + 45})" fill="${turn < 180 ? shade : lit}"/>`,
    ) +
    circle(0, 0, 21, dark) +
    circle(0, 0, 19, accent),

  starfish: ({ lit, shade, accent, dark }) =>
    facetStar(52, 22, 5, lit, shade) +
    each(around(5, 26), ([x, y]) => circle(x, y, 4, accent) + circle(x * 1.4, y * 1.4, 2.6, accent)) +
    circle(0, 0, 6, dark),

  snowflake: ({ lit, shade, accent, paper }) =>
    repeat(
      6,
      (i) =>
        `<g transform="rotate(${i * 60})">${rect(-3, -50, 6, 46, i < 3 ? lit : shade, 3)}${stroke('M-13-44L0-31L13-44M-11-27L0-16L11-27', i % 2 === 1 ? accent : lit, 5, 'stroke-linecap="round"')}</g>`,
    ) + circle(0, 0, 8, paper),

  tree: ({ lit, shade, accent, dark }) =>
    path('M-6 50C-4 24-2 10-8-8L4 2L14-14L10 14C6 26 6 38 10 50Z', dark) +
    each(
      spots('-24,-14,19 0,-32,22 26,-18,18 -4,-10,17'),
      ([x, y, r]) => circle(x, y, r, lit) + path(`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`, shade),
    ) +
    rect(-40, 46, 80, 5, accent, 2),

  sunflower: ({ lit, shade, accent, dark }) =>
    leafFan(16, 0, 337.5, 50, 15, [lit, shade]) +
    circle(0, 0, 21, dark) +
    circle(0, 0, 16, accent) +
    each(around(8, 10), ([x, y]) => circle(x, y, 2, dark)) +
    circle(0, 0, 2.6, dark),

  barn: ({ lit, shade, accent, dark, paper }) =>
    poly('-44,0 -30,-30 0,-48 30,-30 44,0', dark) +
    poly('-38,48 -38,-2 -25,-26 0,-40 0,48', lit) +
    poly('38,48 38,-2 25,-26 0,-40 0,48', shade) +
    rect(-20, 6, 40, 42, paper) +
    stroke('M-20 6L20 48M20 6L-20 48', accent, 4) +
    rect(-9, -20, 18, 14, dark, 2) +
    rect(-50, 46, 100, 5, accent),

  umbrella: ({ lit, shade, accent, dark, paper }) =>
    stroke('M0-8V40Q0 50 10 50T20 40', dark, 5, 'stroke-linecap="round"') +
    path('M-50 0C-46-34-24-46 0-46S46-34 50 0Q37-12 25 0Q12-12 0 0Q-12-12-25 0Q-37-12-50 0Z', lit) +
    path('M0-46C24-46 46-34 50 0Q37-12 25 0Q12-12 0 0Z', shade) +
    path('M0-46C-16-38-24-20-25 0Q-12-12 0 0Z', paper) +
    path('M0-46C16-38 24-20 25 0Q12-12 0 0Z', accent) +
    rect(-2, -54, 4, 10, dark, 2),
} satisfies DrawingSet;
