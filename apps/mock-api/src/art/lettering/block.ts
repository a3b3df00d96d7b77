import { num } from '../kit/svg.ts';
import { breakLines } from './break-lines.ts';
import { letter, measure, settable, type CornerMode } from './letter.ts';

export interface BlockOptions {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly color: string;
  readonly color2: string;
  readonly weight: number;
  readonly mode: CornerMode;
  readonly minH: number;
  readonly maxH: number;
  readonly maxLines?: number;
  /** Whether `y` is the block's top or bottom edge. */
  readonly anchor?: 'top' | 'bottom';
}

export interface Block {
  readonly svg: string;
  readonly x: number;
  readonly top: number;
  readonly w: number;
  readonly height: number;
}

const GAP = 6;
const WIDEST = 1.12;
const RATIO = 0.66;

function rules(x: number, y: number, w: number, h: number, side: number, stem: number, ink: string): string {
  if (side <= 24) return '';
  const length = side - stem * 1.3;
  let d = '';
  for (const ruleY of [y + stem / 2, y + h / 2, y + h - stem / 2])
    for (const ruleX of [x, x + w - length]) d += `M${num(ruleX)} ${num(ruleY)}h${num(length)}`;
  return `<path d="${d}" stroke="${ink}" stroke-width="${num(stem / 2)}" opacity=".9"/>`;
}

export function block(options: BlockOptions): Block {
  const { x, y, w, color, color2, weight, mode, minH, maxH } = options;
  const words = breakLines(settable(options.title).join('').trim(), options.maxLines);
  const heights = words.map((text) =>
    Math.max(minH, Math.min(maxH, w / ((measure(text) + 0.3) * RATIO + settable(text).length * 0.16))),
  );
  const height = heights.reduce((sum, h) => sum + h, 0) + GAP * Math.max(0, words.length - 1);
  const top = options.anchor === 'bottom' ? y - height : y;
  let lineY = top;
  let svg = '';
  for (const [i, text] of words.entries()) {
    const h = heights[i] ?? minH;
    const ink = i % 2 === 1 ? color2 : color;
    // A short word stops stretching at its widest; rules fill the rest of the measure.
    const lineW = Math.min(w, h * WIDEST * measure(text) + settable(text).length * h * 0.3);
    const side = (w - lineW) / 2;
    const set = letter({ text, x: x + side, y: lineY, w: lineW, h, color: ink, weight, mode });
    svg += set.svg + rules(x, lineY, w, h, side, set.stem, ink);
    lineY += h + GAP;
  }
  return { svg, x, top, w, height };
}
