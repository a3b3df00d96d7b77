export const wordmarkStroke = 6.4;

const radius = 10.4;
const middle = 22.5;
const top = 9.8;
const base = 35;
const bowlWidth = 2 * radius;

interface Letter {
  readonly width: number;
  readonly draw: (x: number) => string;
}

const stem = (x: number, from: number, to: number): string => `M${x} ${from}V${to}`;
const bowl = (x: number): string =>
  `M${x} ${middle}a${radius} ${radius} 0 1 0 ${bowlWidth} 0a${radius} ${radius} 0 1 0 ${-bowlWidth} 0Z`;

const letters: Partial<Record<string, Letter>> = {
  a: { width: bowlWidth, draw: (x) => bowl(x) + stem(x + bowlWidth, top, base) },
  b: { width: bowlWidth, draw: (x) => stem(x, -2, base) + bowl(x) },
  e: {
    width: bowlWidth,
    draw: (x) => `M${x} ${middle}H${x + bowlWidth}A${radius} ${radius} 0 1 0 ${x + 17.6} 30.2`,
  },
  g: {
    width: bowlWidth,
    draw: (x) =>
      `${bowl(x)}M${x + bowlWidth} ${top}V${base}a${radius} ${radius} 0 0 1 ${-radius} ${radius}H${x + 1}`,
  },
  i: { width: 0, draw: (x) => stem(x, top, base) },
  k: {
    width: 17,
    draw: (x) => `${stem(x, -2, base)}M${x + 17} ${top - 1}L${x + 2} ${middle + 1}L${x + 18} ${base + 1}`,
  },
  l: { width: 0, draw: (x) => stem(x, -2, base) },
  m: {
    width: 36,
    draw: (x) => `${stem(x, top, base)}M${x} 20a9 9 0 0 1 18 0V${base}M${x + 18} 20a9 9 0 0 1 18 0V${base}`,
  },
  o: { width: bowlWidth, draw: bowl },
  p: { width: bowlWidth, draw: (x) => stem(x, top, 48) + bowl(x) },
  r: { width: 8, draw: (x) => `${stem(x, top, base)}M${x} 22a9.5 9.5 0 0 1 12-9.2` },
  s: {
    width: 15,
    draw: (x) =>
      `M${x + 15} 15.5C${x + 12} 11 ${x + 1} 11 ${x + 1} 17C${x + 1} 24 ${x + 15} 21 ${x + 15} 28.5C${x + 15} 35 ${x + 3} 35 ${x} 29.5`,
  },
  t: { width: 12, draw: (x) => `M${x + 4} 2V28q0 4 4 4H${x + 12}M${x - 3} 13H${x + 12}` },
  u: {
    width: bowlWidth - 2,
    draw: (x) =>
      `M${x} ${top}V25a${radius - 1} ${radius - 1} 0 0 0 ${bowlWidth - 2} 0V${top}M${x + bowlWidth - 2} ${top}V${base}`,
  },
};

export interface Wordmark {
  readonly path: string;
  readonly dots: readonly number[];
  readonly width: number;
}

export function wordmark(word: string): Wordmark {
  let x = wordmarkStroke / 2;
  let path = '';
  const dots: number[] = [];
  for (const character of word) {
    const letter = letters[character];
    if (!letter) continue;
    path += letter.draw(x);
    if (character === 'i') dots.push(x);
    x += letter.width + wordmarkStroke + 5;
  }
  return { path, dots, width: Math.round(x - 5) };
}
