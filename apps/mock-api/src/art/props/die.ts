/** A die in isometric view. */
import type { Palette } from '../kit/palettes.ts';
import { ellipse, poly, type Point } from '../kit/svg.ts';
import { at, each } from '../kit/arrange.ts';

type Pips = 1 | 2 | 3 | 4 | 5 | 6;
type Face = 'top' | 'left' | 'right';

const PIPS: Record<Pips, readonly Point[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  6: [
    [0.28, 0.22],
    [0.28, 0.5],
    [0.28, 0.78],
    [0.72, 0.22],
    [0.72, 0.5],
    [0.72, 0.78],
  ],
};

const ON_FACE: Record<Face, (u: number, v: number) => Point> = {
  top: (u, v) => [(u - v) * 40, -22 + (u + v - 1) * 22],
  left: (u, v) => [-40 + u * 40, -22 + u * 22 + v * 46],
  right: (u, v) => [u * 40, -u * 22 + v * 46],
};

function pips(face: Face, count: Pips, { pop, ink }: Palette): string {
  const [rx, ry] = face === 'top' ? [5.6, 3.4] : [4, 5];
  return each(PIPS[count], ([u, v]) => {
    const [x, y] = ON_FACE[face](u, v);
    return ellipse(x, y, rx, ry, count === 1 ? pop : ink);
  });
}

export type Thrown = readonly [top: Pips, left: Pips, right: Pips];

export const THROWS: readonly Thrown[] = [
  [5, 3, 6],
  [2, 6, 4],
  [6, 4, 5],
  [3, 1, 2],
  [4, 5, 1],
  [1, 2, 3],
];

/** A die at a position, scale and turn. */
export function die(x: number, y: number, s: number, palette: Palette, thrown: Thrown, rot = 0): string {
  const [top, left, right] = thrown;
  const body =
    poly('0,-44 40,-22 0,0 -40,-22', palette.paper) +
    poly('-40,-22 0,0 0,46 -40,24', palette.alt) +
    poly('40,-22 0,0 0,46 40,24', palette.altShade);
  const marks = pips('top', top, palette) + pips('left', left, palette) + pips('right', right, palette);
  return at(x, y, s, body + marks, rot);
}
