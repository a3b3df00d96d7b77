import type { DrawingSet } from '../kit/inks.ts';
import { around } from '../kit/figures.ts';
import { cycle } from '../kit/random.ts';
import { facet, type Point } from '../kit/svg.ts';
import { each } from '../kit/arrange.ts';

const CUT: readonly Point[] = [
  [-22, -48],
  [22, -48],
  [38, -32],
  [38, 32],
  [22, 48],
  [-22, 48],
  [-38, 32],
  [-38, -32],
];

export const GEMS = {
  gem: ({ lit, shade, accent, paper }) =>
    facet('-26,-36 -50,-10 -21,-10', lit) +
    facet('-26,-36 0,-36 -21,-10', paper) +
    facet('0,-36 21,-10 -21,-10', lit) +
    facet('26,-36 0,-36 21,-10', accent) +
    facet('26,-36 50,-10 21,-10', shade) +
    facet('-50,-10 -21,-10 0,46', accent) +
    facet('-21,-10 21,-10 0,46', lit) +
    facet('21,-10 50,-10 0,46', shade),

  emerald: ({ lit, shade, accent, paper }) => {
    const inks = [paper, lit, shade, shade, shade, accent, lit, lit];
    const table = CUT.map(([x, y]): Point => [x * 0.56, y * 0.62]);
    const bevel = each(CUT, (corner, i) =>
      facet([corner, cycle(CUT, i + 1), cycle(table, i + 1), cycle(table, i)], cycle(inks, i)),
    );
    const glint = facet([cycle(table, 7), cycle(table, 0), cycle(table, 1), cycle(table, 2)], lit);
    return bevel + facet(table, accent) + glint;
  },

  opal: ({ lit, shade, accent, paper }) => {
    const inks = [lit, paper, accent, shade, lit, accent, shade, lit, paper, accent];
    const rim = around(10, 46).map(([x, y]): Point => [x * 0.82, y]);
    const core = rim.map(([x, y]): Point => [x * 0.52 + 3, y * 0.5 - 2]);
    const outside = each(rim, (corner, i) => {
      const next = cycle(rim, i + 1);
      const inner = cycle(core, i);
      return (
        facet([corner, next, inner], cycle(inks, i)) +
        facet([inner, next, cycle(core, i + 1)], cycle(inks, i + 3))
      );
    });
    const fire = each(core, (corner, i) =>
      i % 2 === 1 ? '' : facet([[2, -2], corner, cycle(core, i + 1)], cycle(inks, i + 5)),
    );
    return outside + facet(core, shade) + fire;
  },

  nugget: ({ lit, shade, accent, paper }) =>
    facet('-40,12 -30,-22 -8,-38 22,-32 44,-8 38,22 12,38 -20,36', lit) +
    facet('44,-8 38,22 12,38 -20,36 2,14 22,-4', shade) +
    facet('-30,-22 -8,-38 6,-18 -16,-4', paper) +
    facet('22,-32 44,-8 22,-4 6,-18', accent) +
    facet('-40,12 -16,-4 2,14 -20,36', accent),
} satisfies DrawingSet;
