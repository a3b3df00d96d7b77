import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, ring, rect, poly } from '../kit/svg.ts';
import { both, repeat } from '../kit/arrange.ts';
import { leafFan } from '../kit/figures.ts';
import { facetStar } from './parts.ts';

export const JOURNEYS = {
  compass: ({ lit, shade, accent, dark, paper }) =>
    ring(0, 0, 42, accent, 5) +
    facetStar(50, 11, 4, lit, shade) +
    `<g transform="rotate(45) scale(.55)">${facetStar(50, 13, 4, paper, accent)}</g>` +
    circle(0, 0, 6, dark),

  anchor: ({ lit, shade, accent }) =>
    ring(0, -36, 9, lit, 7) +
    rect(-24, -22, 48, 8, lit, 2) +
    rect(-4.5, -28, 9, 68, lit) +
    path('M-44 6L-32 4C-28 24-14 34 0 36V48C-20 46-36 32-40 16L-50 20Z', lit) +
    path('M44 6L32 4C28 24 14 34 0 36V48C20 46 36 32 40 16L50 20Z', shade) +
    rect(0, -28, 4.5, 70, shade) +
    rect(0, -22, 24, 8, shade, 2) +
    circle(0, -36, 3.5, accent),

  sail: ({ lit, shade, accent, dark, paper }) =>
    path('M4-50C34-20 40 4 40 22H4Z', lit) +
    path('M4-50C12-20 14 4 14 22H4Z', shade) +
    path('M-2-40C-14-16-32 8-42 22H-2Z', paper) +
    path('M-2-40C-6-16-10 8-12 22H-2Z', accent) +
    path('M-50 28H50L36 46H-34Z', dark) +
    rect(-1, -50, 3.4, 80, dark),

  lighthouse: ({ lit, shade, accent, dark, paper }) =>
    poly('-10,-30 -50,-46 -50,-14', accent, 'opacity=".85"') +
    poly('10,-30 50,-46 50,-14', accent, 'opacity=".85"') +
    poly('-11,-18 11,-18 19,50 -19,50', paper) +
    poly('-12.8,-2 12.8,-2 14.6,14 -14.6,14', lit) +
    poly('-16.5,30 16.5,30 19,50 -19,50', lit) +
    poly('0,-18 11,-18 19,50 0,50', dark, 'opacity=".22"') +
    rect(-15, -22, 30, 5, dark) +
    rect(-9, -38, 18, 16, accent) +
    rect(-2, -38, 4, 16, dark) +
    path('M-12-38Q0-56 12-38Z', shade),

  windpump: ({ lit, shade, accent, dark }) =>
    stroke(
      'M-2-14L-22 50M2-14L22 50M-8 6H8M-13 22H13M-18 38H18M-8 6L13 22M8 6L-13 22M-13 22L18 38M13 22L-18 38',
      dark,
      2.6,
    ) +
    poly('0,-20 34,-12 44,-22 44,2 34,-8', accent) +
    repeat(
      12,
      (i) =>
        `<path d="M-2-8L-6-32H6L2-8Z" transform="translate(0 -18) rotate(${i * 30})" fill="${i % 2 ? shade : lit}"/>`,
    ) +
    circle(0, -18, 6, dark),

  hook: ({ lit, shade, accent }) =>
    stroke('M10-34V16A22 22 0 0 1 -34 16', shade, 9) +
    stroke('M8-34V16A21 21 0 0 1 -33 16', lit, 6) +
    poly('-38,20 -29,20 -26,-10', lit) +
    ring(9, -42, 6, lit, 4) +
    poly('-20,4 -34,10 -28,16', shade) +
    circle(9, -20, 5, accent),

  trident: ({ lit, shade, accent }) =>
    rect(-4, -30, 4, 82, lit) +
    rect(0, -30, 4, 82, shade) +
    both(path('M34-44L26-26H31C31-8 18 2 4 2V-6C12-6 22-14 22-26H17Z', lit)) +
    path('M34-44L26-26H31C31-8 18 2 4 2V-6C12-6 22-14 22-26H17Z', shade) +
    poly('0,-52 10,-28 -10,-28', lit) +
    poly('0,-52 10,-28 0,-28', shade) +
    rect(-12, 8, 24, 5, accent),

  shell: ({ lit, shade, accent, paper, dark }) =>
    leafFan(9, 200, 340, 66, 12, [lit, shade]).replace(/rotate/g, 'translate(0 34) rotate') +
    poly('-16,28 16,28 10,46 -10,46', shade) +
    circle(0, 30, 13, paper) +
    path('M0 17A13 13 0 0 1 0 43A18 18 0 0 0 0 17Z', accent) +
    circle(-4, 26, 3, dark, 'opacity=".18"'),
} satisfies DrawingSet;
