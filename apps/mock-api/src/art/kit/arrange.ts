import { num, path } from './svg.ts';
import type { Point } from './svg.ts';

const scaleOf = (scale: number): string => (scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`);
const rotationOf = (degrees: number): string => (degrees === 0 ? '' : ` rotate(${num(degrees)})`);

/** Transform text: position, then rotation in degrees, then scale. */
export const placed = (x: number, y: number, scale: number, rotation = 0): string =>
  `translate(${num(x)} ${num(y)})${rotationOf(rotation)}${scaleOf(scale)}`;

/** A drawing moved to a position, scaled and rotated. */
export const at = (x: number, y: number, scale: number, inner: string, rotation = 0): string =>
  `<g transform="${placed(x, y, scale, rotation)}">${inner}</g>`;

export const mirror = (d: string, lit: string, shade: string): string =>
  `<path d="${d}" transform="scale(-1 1)" fill="${lit}" stroke="${lit}" stroke-width=".8"/>${path(d, shade)}`;

export const both = (inner: string): string => `${inner}<g transform="scale(-1 1)">${inner}</g>`;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('');

export const each = <const T>(list: readonly T[], draw: (item: T, index: number) => string): string =>
  list.map(draw).join('');

const tuplesOf = (text: string): number[][] => text.split(' ').map((tuple) => tuple.split(',').map(Number));

export const pairs = (text: string): Point[] => tuplesOf(text).map(([x = 0, y = 0]) => [x, y]);

export type Spot = readonly [x: number, y: number, size: number];

export const spots = (text: string): Spot[] => tuplesOf(text).map(([x = 0, y = 0, size = 0]) => [x, y, size]);
