export type Point = readonly [x: number, y: number];

/** A number rounded to one decimal, as written into SVG attributes. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

const tail = (extra: string): string => (extra === '' ? '' : ` ${extra}`);

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${tail(extra)}/>`;

export const stroke = (d: string, color: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}"${tail(extra)}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${tail(extra)}/>`;

export const ring = (
  x: number,
  y: number,
  radius: number,
  color: string,
  width: number,
  extra = '',
): string => circle(x, y, radius, 'none', `stroke="${color}" stroke-width="${num(width)}"${tail(extra)}`);

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

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${tail(extra)}/>`;

export const pts = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

export type Corners = readonly Point[] | string;

const outline = (corners: Corners): string =>
  typeof corners === 'string' ? `M${corners.replaceAll(' ', 'L').replaceAll(',', ' ')}Z` : pts(corners);

export const poly = (corners: Corners, fill: string, extra = ''): string =>
  path(outline(corners), fill, extra);

/** A polygon with a hair of its own colour round it, so neighbouring facets leave no seam. */
export const facet = (corners: Corners, fill: string): string =>
  poly(corners, fill, `stroke="${fill}" stroke-width=".7" stroke-linejoin="round"`);

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width: number,
  extra = '',
): string => stroke(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, color, width, extra);

/** Text made safe for SVG: markup escaped, characters that XML forbids removed. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- XML 1.0 forbids exactly these control characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const svgDocument = (width: number, height: number, inner: string, label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(label)}">${inner}</svg>`;
