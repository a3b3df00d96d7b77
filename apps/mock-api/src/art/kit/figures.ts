/** Figures built from the SVG helpers: rays, stars, leaves, waves, scallops. */
import { num, path, poly, pts, type Point } from './svg.ts';
import { repeat } from './arrange.ts';

/** The point at `radius` and `degrees` (clockwise, 0 is right) from a centre. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
];

/** `count` points evenly round a circle, the first at `start` degrees. */
export const around = (count: number, radius: number, start = -90): Point[] =>
  Array.from({ length: count }, (_, i) => polar(0, 0, radius, start + (i * 360) / count));

/** Alternating wedges round a centre, from radius `inner` to `outer`; `duty` is the filled share. */
export function rays(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  fill: string,
  duty = 0.5,
  rotation = 0,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const from = rotation + (i / count) * 360;
    const to = from + (360 / count) * duty;
    const start: Point[] = inner > 0 ? [polar(cx, cy, inner, from)] : [[cx, cy]];
    const end: Point[] = inner > 0 ? [polar(cx, cy, inner, to)] : [];
    d += pts([...start, polar(cx, cy, outer, from), polar(cx, cy, outer, to), ...end]);
  }
  return path(d, fill);
}

/** Corner points of a star with `count` arms, outer then inner in turn. */
export const starPoints = (
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  count: number,
  rotation = -90,
): Point[] =>
  Array.from({ length: count * 2 }, (_, i) =>
    polar(cx, cy, i % 2 === 1 ? inner : outer, rotation + (i * 180) / count),
  );

export const star = (
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  count: number,
  fill: string,
  rotation = -90,
): string => poly(starPoints(cx, cy, outer, inner, count, rotation), fill);

export const leaf = (length: number, width: number): string =>
  `M0 0Q${num(length / 2)} ${num(-width)} ${num(length)} 0Q${num(length / 2)} ${num(width)} 0 0Z`;

export const leafAt = (length: number, width: number, rotation: number, fill: string): string =>
  `<path d="${leaf(length, width)}" transform="rotate(${num(rotation)})" fill="${fill}"/>`;

/** Leaves spread evenly from one angle to another, their inks in turn. */
export const leafFan = (
  count: number,
  from: number,
  to: number,
  length: number,
  width: number,
  fills: readonly [string, ...string[]],
): string =>
  repeat(count, (i) =>
    leafAt(length, width, from + ((to - from) * i) / (count - 1), fills[i % fills.length] ?? fills[0]),
  );

/** A filled wave band from `y` down to `bottom`; `phase` in [0, 1) shifts it sideways. */
export function wave(
  x0: number,
  x1: number,
  y: number,
  amplitude: number,
  length: number,
  bottom: number,
  fill: string,
  phase = 0,
): string {
  let x = x0 - phase * length;
  let d = `M${num(x)} ${num(bottom)}V${num(y)}`;
  while (x < x1) {
    d += `q${num(length / 4)} ${num(-amplitude)} ${num(length / 2)} 0t${num(length / 2)} 0`;
    x += length;
  }
  return path(`${d}V${num(bottom)}Z`, fill);
}

/** A row of `count` scallops over a width: scales, feathers, awnings. */
export function scallops(
  x: number,
  y: number,
  width: number,
  count: number,
  fill: string,
  depth?: number,
): string {
  const step = width / count;
  const arc = `a${num(step / 2)} ${num(depth ?? step / 2)} 0 0 0 ${num(step)} 0`;
  return path(`M${num(x)} ${num(y)}${arc.repeat(count)}Z`, fill);
}
