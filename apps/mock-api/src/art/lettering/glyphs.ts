/** Skeletons of the block letters, so that a cover needs no font and any word can be set to any measure. */

export type PointEnd = '' | 's' | 'v' | 'h';

export interface GlyphPoint {
  readonly x: number;
  readonly y: number;
  readonly end: PointEnd;
}

export interface GlyphLine {
  readonly points: readonly GlyphPoint[];
  readonly isClosed: boolean;
}

export interface Glyph {
  readonly width: number;
  readonly lines: readonly GlyphLine[];
}

const SKELETONS: Record<string, readonly [width: number, lines: string]> = {
  A: [1, '0,1 0,0s 1,0s 1,1 | 0,.6 1,.6'],
  B: [1, '0,0 .94,0s .94,.47s 0,.47 | 0,.47 1,.47s 1,1s 0,1 | 0,0v 0,1v'],
  C: [0.96, '1,.32 1,0s 0,0s 0,1s 1,1s 1,.68'],
  D: [1, '0,0 1,0s 1,1s 0,1 z'],
  E: [0.8, '1,0h 0,0 0,1 1,1h | 0,.48 .92,.48'],
  F: [0.76, '1,0h 0,0 0,1v | 0,.5 .94,.5'],
  G: [1, '1,.28 1,0s 0,0s 0,1s 1,1s 1,.54 .55,.54'],
  H: [1, '0,0v 0,1v | 1,0v 1,1v | 0,.5 1,.5'],
  I: [0, '0,0v 0,1v'],
  J: [0.86, '1,0v 1,1s 0,1s 0,.66'],
  K: [1, '0,0v 0,1v | 1,0v 1,.2 .3,.5 1,.8 1,1v | 0,.5 .34,.5'],
  L: [0.72, '0,0v 0,1 1,1h'],
  M: [1.36, '0,1v 0,0s 1,0s 1,1v | .5,0 .5,.82'],
  N: [1.04, '0,1v 0,0 .12,0 .88,1 1,1 1,0v'],
  O: [1, '0,0s 1,0s 1,1s 0,1s z'],
  P: [0.96, '0,1v 0,0 1,0s 1,.56s 0,.56'],
  Q: [1, '0,0s 1,0s 1,1s 0,1s z | .62,.62 .98,.98'],
  R: [1, '0,1v 0,0 1,0s 1,.53s 0,.53 | .48,.53 1,.8 1,1v'],
  S: [0.96, '1,.27 1,0s 0,0s 0,.49s 1,.49s 1,1s 0,1s 0,.73'],
  T: [0.84, '0,0h 1,0h | .5,0 .5,1v'],
  U: [1, '0,0v 0,1s 1,1s 1,0v'],
  V: [1, '0,0v 0,.5 .42,1 .58,1 1,.5 1,0v'],
  W: [1.36, '0,0v 0,1s 1,1s 1,0v | .5,.18 .5,1'],
  X: [1, '0,0v 0,.2 1,.8 1,1v | 1,0v 1,.2 0,.8 0,1v'],
  Y: [1, '0,0v 0,.5s 1,.5s 1,0v | .5,.5 .5,1v'],
  Z: [0.9, '0,0h 1,0 1,.2 0,.8 0,1 1,1h'],
  '0': [0.94, '0,0s 1,0s 1,1s 0,1s z'],
  '1': [0.34, '0,0h 1,0 1,1v'],
  '2': [0.94, '0,.28 0,0s 1,0s 1,.5s 0,.5s 0,1 1,1h'],
  '3': [0.94, '0,0h 1,0s 1,.49s .3,.49 | .3,.49 1,.49s 1,1s 0,1h'],
  '4': [0.9, '0,0v 0,.62 1,.62h | .8,.3 .8,1v'],
  '5': [0.94, '1,0h 0,0 0,.46 1,.46s 1,1s 0,1s 0,.76'],
  '6': [0.94, '1,.24 1,0s 0,0s 0,1s 1,1s 1,.47s 0,.47'],
  '7': [0.84, '0,0h 1,0 1,.24 .42,.62 .42,1v'],
  '8': [0.96, '.04,0s .96,0s .96,.47s .04,.47s z | 0,.47s 1,.47s 1,1s 0,1s z'],
  '9': [0.94, '1,.53 0,.53s 0,0s 1,0s 1,1s 0,1s 0,.76'],
  '&': [1.06, '1,.62 1,1s 0,1s 0,.52s .8,.52s .8,0s .12,0s .12,.4 1,1'],
  '-': [0.5, '0,.5 1,.5'],
  '!': [0, '0,0v 0,.64 | 0,.84 0,1v'],
  "'": [0, '0,0v 0,.26'],
  '.': [0, '0,.84 0,1v'],
  ':': [0, '0,.16v 0,.34 | 0,.66 0,.84v'],
  '+': [0.8, '0,.5h 1,.5h | .5,.18 .5,.82'],
  '?': [0.9, '0,.26 0,0s 1,0s 1,.5s .5,.5s .5,.68 | .5,.86 .5,1v'],
  $: [0.96, '1,.3 1,.12s 0,.12s 0,.5s 1,.5s 1,.88s 0,.88s 0,.7 | .5,0v .5,1v'],
};

const POINT = /^([\d.]+),([\d.]+)([svh]?)$/;

function pointOf(text: string): GlyphPoint[] {
  const [, x, y, end = ''] = POINT.exec(text) ?? [];
  if (x === undefined || y === undefined) return [];
  return [{ x: Number(x), y: Number(y), end: end === 's' || end === 'v' || end === 'h' ? end : '' }];
}

const lineOf = (text: string): GlyphLine => ({
  points: text.trim().split(' ').flatMap(pointOf),
  isClosed: text.endsWith('z'),
});

export const GLYPHS: ReadonlyMap<string, Glyph> = new Map(
  Object.entries(SKELETONS).map(([char, [width, lines]]) => [
    char,
    { width, lines: lines.split(' | ').map(lineOf) },
  ]),
);
