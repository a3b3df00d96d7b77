import type { DrawingSet } from '../kit/inks.ts';
import { path, circle, ring, rect, ellipse, poly, facet, line } from '../kit/svg.ts';
import { at, mirror, both, each, pairs } from '../kit/arrange.ts';
import { rays, leaf } from '../kit/figures.ts';
import { facetStar } from './parts.ts';

export const MYSTERIES = {
  key: ({ lit, shade, dark }) =>
    ring(0, -24, 18, lit, 11) +
    path('M0-47.5A23.5 23.5 0 0 1 0-.5V-11.5A12.5 12.5 0 0 0 0-36.5Z', shade) +
    rect(-5, -4, 5, 54, lit) +
    rect(0, -4, 5, 54, shade) +
    rect(5, 22, 14, 8, shade) +
    rect(5, 38, 20, 9, shade) +
    circle(0, -24, 4, dark),

  book: ({ lit, shade, accent, dark, paper }) =>
    rect(-37, -48, 78, 96, dark, 5) +
    rect(-34, -44, 70, 90, paper, 3) +
    rect(-38, -48, 72, 92, lit, 5) +
    rect(-38, -48, 14, 92, shade, 3) +
    poly('34,-48 34,-30 16,-48', accent) +
    poly('34,44 34,26 16,44', accent) +
    at(6, -2, 0.44, facetStar(50, 22, 8, accent, paper)) +
    circle(6, -2, 6, dark),

  eye: ({ lit, shade, accent, dark, paper }) =>
    rays(0, 0, 30, 50, 24, lit, 0.5, 4) +
    path('M-46 0Q0-44 46 0Q0 44-46 0Z', paper) +
    path('M-46 0Q0 44 46 0Q0 30-46 0Z', shade) +
    circle(0, 0, 18, accent) +
    circle(0, 0, 9, dark) +
    circle(-6, -7, 4, paper),

  pyramid: ({ lit, shade, accent, dark }) =>
    circle(22, -26, 20, accent) +
    facet('-8,-40 -50,40 8,40', lit) +
    facet('-8,-40 8,40 40,40', shade) +
    facet('26,-4 2,40 34,40', lit) +
    facet('26,-4 34,40 50,40', dark),

  skull: ({ lit, shade, dark, accent }) =>
    mirror('M0-46C28-46 42-28 42-6C42 10 34 18 28 22V40H0Z', lit, shade) +
    both(path('M8-4C10-14 30-14 32-2C32 10 12 14 8 6Z', dark)) +
    both(circle(20, 0, 4, accent)) +
    poly('0,8 6,20 -6,20', dark) +
    each([-14, -5, 5, 14], (x) => rect(x - 1.5, 28, 3, 12, dark)),

  mask: ({ lit, shade, accent, dark, paper }) =>
    both(
      `<g transform="translate(34 -16) rotate(-58)"><path d="${leaf(44, 14)}" fill="${accent}"/></g><g transform="translate(38 -12) rotate(-30)"><path d="${leaf(34, 11)}" fill="${paper}"/></g>`,
    ) +
    mirror('M0-16C16-26 36-24 48-14C46 14 30 28 16 26C8 24 4 16 0 12Z', lit, shade) +
    both(path('M12 0C18-10 32-10 38-4C34 8 20 12 12 0Z', dark)) +
    poly('0,-24 7,-12 0,0 -7,-12', accent),

  lantern: ({ lit, shade, accent, dark, paper }) =>
    ring(0, -40, 9, accent, 4) +
    rect(-20, -34, 40, 8, accent, 2) +
    mirror('M0-26H16C32-14 32 22 16 34H0Z', lit, shade) +
    path('M0-26H7C14-14 14 22 7 34H-7C-14 22-14-14-7-26Z', paper) +
    ellipse(0, 4, 5, 14, dark) +
    rect(-20, 34, 40, 7, accent, 2) +
    line(0, 41, 0, 54, accent, 3),

  helmet: ({ lit, shade, accent, dark }) =>
    rect(-46, 24, 92, 26, dark, 6) +
    poly('-34,-46 34,-46 36,20 28,44 -28,44 -36,20', lit) +
    poly('0,-46 34,-46 36,20 28,44 0,44', shade) +
    rect(-27, -16, 54, 11, dark) +
    rect(-3, -46, 6, 30, dark) +
    rect(-3, -5, 6, 49, dark) +
    each(pairs('-28,-38 28,-38 -29,12 29,12 -22,36 22,36'), ([x, y]) => circle(x, y, 3, accent)),
} satisfies DrawingSet;
