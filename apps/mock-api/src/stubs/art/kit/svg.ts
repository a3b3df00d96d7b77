/** Small SVG string helpers. Coordinates are rounded to a tenth to keep files small. */

/** A point in drawing units. */
export type Point = readonly [x: number, y: number];

/** A number rounded to one decimal, as written into SVG attributes. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

const tail = (extra: string): string => (extra === '' ? '' : ` ${extra}`);

/** A filled path; `extra` is raw attribute text. */
export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${tail(extra)}/>`;

/** An unfilled path drawn with a line of the given width. */
export const stroke = (d: string, color: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}"${tail(extra)}/>`;

/** A filled circle. */
export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${tail(extra)}/>`;

/** A circle outline. */
export const ring = (
  x: number,
  y: number,
  radius: number,
  color: string,
  width: number,
  extra = '',
): string => circle(x, y, radius, 'none', `stroke="${color}" stroke-width="${num(width)}"${tail(extra)}`);

/** A rectangle with optional corner radius. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = '',
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${radius > 0 ? ` rx="${num(radius)}"` : ''} fill="${fill}"${tail(extra)}/>`;

/** A filled ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${tail(extra)}/>`;

/** Path data of a closed polygon. */
export const pts = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

/** Corners of a polygon: points, or fixed ones written as `x,y x,y x,y`. */
export type Corners = readonly Point[] | string;

const outline = (corners: Corners): string =>
  typeof corners === 'string' ? `M${corners.replaceAll(' ', 'L').replaceAll(',', ' ')}Z` : pts(corners);

/** A filled polygon. */
export const poly = (corners: Corners, fill: string, extra = ''): string =>
  path(outline(corners), fill, extra);

/** A polygon with a hair of its own colour round it, so neighbouring facets leave no seam. */
export const facet = (corners: Corners, fill: string): string =>
  poly(corners, fill, `stroke="${fill}" stroke-width=".7" stroke-linejoin="round"`);

/** A straight line. */
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width: number,
  extra = '',
): string => stroke(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, color, width, extra);

const scaleOf = (scale: number): string => (scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`);
const rotationOf = (degrees: number): string => (degrees === 0 ? '' : ` rotate(${num(degrees)})`);

/** Transform text: position, then rotation in degrees, then scale. */
export const placed = (x: number, y: number, scale: number, rotation = 0): string =>
  `translate(${num(x)} ${num(y)})${rotationOf(rotation)}${scaleOf(scale)}`;

/** A drawing moved to a position, scaled and rotated. */
export const at = (x: number, y: number, scale: number, inner: string, rotation = 0): string =>
  `<g transform="${placed(x, y, scale, rotation)}">${inner}</g>`;

/** A right-hand half path in the shade ink and its mirror image in the lit ink. */
export const mirror = (d: string, lit: string, shade: string): string =>
  `<path d="${d}" transform="scale(-1 1)" fill="${lit}" stroke="${lit}" stroke-width=".8"/>${path(d, shade)}`;

/** The same drawing on both sides of the vertical axis. */
export const both = (inner: string): string => `${inner}<g transform="scale(-1 1)">${inner}</g>`;

/** `count` drawings one after the other. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('');

/** One drawing for each item of a list, one after the other. */
export const each = <const T>(list: readonly T[], draw: (item: T, index: number) => string): string =>
  list.map(draw).join('');

const tuplesOf = (text: string): number[][] => text.split(' ').map((tuple) => tuple.split(',').map(Number));

/** Points written as `x,y x,y`. */
export const pairs = (text: string): Point[] => tuplesOf(text).map(([x = 0, y = 0]) => [x, y]);

/** A point and a third number, mostly a radius. */
export type Spot = readonly [x: number, y: number, size: number];

/** Spots written as `x,y,size x,y,size`. */
export const spots = (text: string): Spot[] => tuplesOf(text).map(([x = 0, y = 0, size = 0]) => [x, y, size]);

/** Text made safe for SVG: markup escaped, characters that XML forbids removed. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    // eslint-disable-next-line no-control-regex -- XML 1.0 forbids exactly these control characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A complete SVG document with a text alternative. */
export const svgDocument = (width: number, height: number, inner: string, label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(label)}">${inner}</svg>`;
