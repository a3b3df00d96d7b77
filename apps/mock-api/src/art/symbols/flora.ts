import type { DrawingSet } from '../kit/inks.ts';
import { path, stroke, circle, rect } from '../kit/svg.ts';
import { repeat, each, spots, pairs } from '../kit/arrange.ts';
import { leaf, leafFan } from '../kit/figures.ts';

export const FLORA = {
  waratah: ({ lit, shade, accent, dark }) =>
    `<g transform="translate(0 26)">${leafFan(5, 200, 340, 46, 16, [dark, accent])}${leafFan(5, 20, 160, 36, 12, [accent, dark])}${leafFan(9, 195, 345, 58, 13, [shade, lit])}${leafFan(7, 215, 325, 66, 12, [lit, shade])}${leafFan(3, 250, 290, 70, 10, [shade, lit])}</g>`,

  banksia: ({ lit, shade, accent, dark }) =>
    `<g transform="translate(0 30)">${leafFan(6, 195, 345, 54, 9, [dark, accent])}${leafFan(4, 20, 160, 40, 9, [accent, dark])}</g>` +
    rect(-22, -48, 44, 78, lit, 22) +
    path('M0-48A22 22 0 0 1 22-26V8A22 22 0 0 1 0 30Z', shade) +
    repeat(9, (i) => stroke(`M-20 ${-34 + i * 7.5}q10 6 20 0t20 0`, dark, 1.6)),

  wattle: ({ lit, shade, accent, dark }) =>
    stroke('M-34 48C-14 20 8-14 30-46', dark, 4) +
    each(
      spots('-20,30,118 -8,12,-70 6,-8,112 18,-26,-64'),
      ([x, y, r]) =>
        `<path d="${leaf(46, 11)}" transform="translate(${x} ${y}) rotate(${r})" fill="${accent}"/>`,
    ) +
    each(
      spots('-2,20,12 -30,20,11 14,4,13 -14,-6,12 26,-16,12 2,-26,12 36,-38,10 18,-42,10 -18,38,9'),
      ([x, y, r]) => circle(x, y, r, lit) + path(`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`, shade),
    ),

  gumleaf: ({ lit, shade, accent, dark }) =>
    each(
      pairs('-118,78 -64,88 -92,96'),
      ([r, l], i) =>
        `<g transform="translate(0 48) rotate(${r})"><path d="M0 0C${l * 0.3}-22 ${l * 0.7}-16 ${l} 0C${l * 0.7} 4 ${l * 0.3} 8 0 0Z" fill="${i === 1 ? shade : lit}"/><path d="M0 0C${l * 0.3}-8 ${l * 0.7}-8 ${l} 0" stroke="${dark}" stroke-width="1.6" fill="none"/></g>`,
    ) +
    circle(-16, 36, 11, accent) +
    circle(14, 40, 10, accent) +
    rect(-22, 24, 12, 6, dark) +
    rect(9, 29, 10, 5, dark),
} satisfies DrawingSet;
