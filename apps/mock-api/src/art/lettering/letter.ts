/** One line of block lettering, justified to a measure the way wood type was set. */
import { num, type Point } from '../kit/svg.ts';
import { GLYPHS, type Glyph, type GlyphLine } from './glyphs.ts';

export type CornerMode = 'round' | 'chamfer' | 'square';

export interface LetterLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly color: string;
  readonly weight?: number;
  readonly mode?: CornerMode;
}

export interface SetLine {
  readonly svg: string;
  readonly stem: number;
}

const SPACE = 0.42;

/** The characters of a text that can be set: accents are dropped, curly apostrophes straightened. */
export const settable = (text: string): string[] =>
  Array.from(text.normalize('NFKD').replaceAll('’', "'").toUpperCase()).filter(
    (char) => char === ' ' || GLYPHS.has(char),
  );

const BLANK: Glyph = { width: SPACE, lines: [] };

const glyphOf = (char: string): Glyph => GLYPHS.get(char) ?? BLANK;

export const measure = (text: string): number =>
  settable(text).reduce((sum, char) => sum + glyphOf(char).width, 0);

interface Corner {
  readonly point: Point;
  readonly isSoft: boolean;
}

const towards = ([x, y]: Point, [ax, ay]: Point, radius: number): Point => {
  const length = Math.hypot(ax - x, ay - y) || 1;
  const reach = Math.min(radius, length / 2) / length;
  return [x + (ax - x) * reach, y + (ay - y) * reach];
};

const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

function trace(corners: readonly Corner[], isClosed: boolean, radius: number, mode: CornerMode): string {
  const last = corners.length - 1;
  const pieces = corners.map(({ point, isSoft }, i) => {
    const before = corners[i - 1] ?? (isClosed ? corners[last] : undefined);
    const after = corners[i + 1] ?? (isClosed ? corners[0] : undefined);
    if (!isSoft || before === undefined || after === undefined || mode === 'square') return pair(point);
    const into = pair(towards(point, before.point, radius));
    const out = pair(towards(point, after.point, radius));
    return mode === 'chamfer' ? `${into}L${out}` : `${into}Q${pair(point)} ${out}`;
  });
  return `M${pieces.join('L')}${isClosed ? 'Z' : ''}`;
}

interface LetterBox {
  readonly x: number;
  readonly y: number;
  readonly inner: number;
  readonly h: number;
  readonly stem: number;
}

function cornersOf(line: GlyphLine, { x, y, inner, h, stem }: LetterBox): Corner[] {
  const half = stem / 2;
  const outward = (value: number): number => (value < 0.5 ? -half : half);
  return line.points.map((point) => ({
    point: [
      x + half + point.x * inner + (point.end === 'h' ? outward(point.x) : 0),
      y + half + point.y * (h - stem) + (point.end === 'v' ? outward(point.y) : 0),
    ],
    isSoft: point.end === 's',
  }));
}

/** Sets one line so that it fills its box exactly; characters without a shape are left out. */
export function letter({ text, x, y, w, h, color, weight = 0.2, mode = 'round' }: LetterLine): SetLine {
  const chars = settable(text);
  const widths = measure(text) || 0.001;
  const stem = Math.min(weight * h, (w / (widths + chars.length * 0.42)) * 0.92 * 0.36);
  const gap = stem * 0.62;
  const stems = chars.filter((char) => char !== ' ').length;
  const unit = Math.max(0, (w - stems * stem - (chars.length - 1) * gap) / widths);
  const radius = mode === 'chamfer' ? stem * 0.8 : Math.min(h * 0.34, unit * 0.5, stem * 1.7);
  let left = x;
  let d = '';
  for (const char of chars) {
    const glyph = glyphOf(char);
    const box = { x: left, y, inner: glyph.width * unit, h, stem };
    for (const line of glyph.lines) d += trace(cornersOf(line, box), line.isClosed, radius, mode);
    left += box.inner + gap + (char === ' ' ? 0 : stem);
  }
  const svg =
    d === ''
      ? ''
      : `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(stem)}" stroke-linejoin="miter" stroke-miterlimit="3"/>`;
  return { svg, stem };
}
