/** The wordmark: one stroke weight, circles and stems. The dot of the i is the eye. */
import { circle } from '../kit/svg.ts';
import type { BrandName } from './glyphs.ts';

const STEM = 6.4;
const ROUND = 10.4;
const MIDDLE = 22.5;
const TOP = 9.8;
const BASE = 35;
const SPACING = 5;

interface Letter {
  readonly width: number;
  readonly draw: (x: number) => string;
}

const stem = (x: number, from: number, to: number): string => `M${x} ${from}V${to}`;
const bowl = (x: number): string =>
  `M${x} ${MIDDLE}a${ROUND} ${ROUND} 0 1 0 ${2 * ROUND} 0a${ROUND} ${ROUND} 0 1 0 ${-2 * ROUND} 0Z`;

const LETTERS: Readonly<Record<string, Letter>> = {
  a: { width: 2 * ROUND, draw: (x) => bowl(x) + stem(x + 2 * ROUND, TOP, BASE) },
  b: { width: 2 * ROUND, draw: (x) => stem(x, -2, BASE) + bowl(x) },
  e: {
    width: 2 * ROUND,
    draw: (x) => `M${x} ${MIDDLE}H${x + 2 * ROUND}A${ROUND} ${ROUND} 0 1 0 ${x + 17.6} 30.2`,
  },
  g: {
    width: 2 * ROUND,
    draw: (x) =>
      bowl(x) + `M${x + 2 * ROUND} ${TOP}V${BASE}a${ROUND} ${ROUND} 0 0 1 ${-ROUND} ${ROUND}H${x + 1}`,
  },
  i: { width: 0, draw: (x) => stem(x, TOP, BASE) },
  k: {
    width: 17,
    draw: (x) => stem(x, -2, BASE) + `M${x + 17} ${TOP - 1}L${x + 2} ${MIDDLE + 1}L${x + 18} ${BASE + 1}`,
  },
  l: { width: 0, draw: (x) => stem(x, -2, BASE) },
  m: {
    width: 36,
    draw: (x) => stem(x, TOP, BASE) + `M${x} 20a9 9 0 0 1 18 0V${BASE}M${x + 18} 20a9 9 0 0 1 18 0V${BASE}`,
  },
  o: { width: 2 * ROUND, draw: (x) => bowl(x) },
  p: { width: 2 * ROUND, draw: (x) => stem(x, TOP, 48) + bowl(x) },
  r: { width: 8, draw: (x) => stem(x, TOP, BASE) + `M${x} 22a9.5 9.5 0 0 1 12-9.2` },
  s: {
    width: 15,
    draw: (x) =>
      `M${x + 15} 15.5C${x + 12} 11 ${x + 1} 11 ${x + 1} 17C${x + 1} 24 ${x + 15} 21 ${x + 15} 28.5C${x + 15} 35 ${x + 3} 35 ${x} 29.5`,
  },
  t: { width: 12, draw: (x) => `M${x + 4} 2V28q0 4 4 4H${x + 12}M${x - 3} 13H${x + 12}` },
  u: {
    width: 2 * ROUND - 2,
    draw: (x) =>
      `M${x} ${TOP}V25a${ROUND - 1} ${ROUND - 1} 0 0 0 ${2 * ROUND - 2} 0V${TOP}M${x + 2 * ROUND - 2} ${TOP}V${BASE}`,
  },
};

export interface Wordmark {
  readonly inner: string;
  readonly width: number;
  readonly height: number;
}

export function wordmarkOf(brand: BrandName, { fg, accent }: { fg: string; accent: string }): Wordmark {
  let x = STEM / 2;
  let d = '';
  let dots = '';
  for (const char of brand) {
    const letter = LETTERS[char];
    if (letter === undefined) continue;
    d += letter.draw(x);
    if (char === 'i') dots += circle(x, 2.2, 4.3, accent);
    x += letter.width + STEM + SPACING;
  }
  const inner = `<path d="${d}" fill="none" stroke="${fg}" stroke-width="${STEM}"/>${dots}`;
  return { inner, width: Math.round(x - SPACING), height: 52 };
}
