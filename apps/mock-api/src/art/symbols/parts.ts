import { starPoints } from '../kit/figures.ts';
import { facet } from '../kit/svg.ts';
import { each } from '../kit/arrange.ts';

/** A star cut in facets, every other one in the shade. */
export const facetStar = (
  outer: number,
  inner: number,
  count: number,
  lit: string,
  shade: string,
): string => {
  const points = starPoints(0, 0, outer, inner, count);
  return each(points, (point, i) =>
    facet([[0, 0], point, points[(i + 1) % points.length] ?? point], i % 2 === 1 ? shade : lit),
  );
};
