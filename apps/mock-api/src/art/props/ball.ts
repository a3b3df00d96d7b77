import { circle, num, path } from '../kit/svg.ts';
import type { Palette } from '../kit/palettes.ts';
import { letter } from '../lettering/letter.ts';

export interface Ball {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly value: number;
  readonly lit: string;
  readonly shade: string;
}

export function ball({ x, y, r, value, lit, shade }: Ball, { ink, paper }: Palette): string {
  const half = value > 9 ? 0.4 : 0.2;
  const edge = r - 1.5;
  return (
    circle(x, y, r, ink) +
    circle(x, y, edge, lit) +
    path(`M${num(x)} ${num(y - edge)}A${num(edge)} ${num(edge)} 0 0 1 ${num(x)} ${num(y + edge)}Z`, shade) +
    circle(x, y, r * 0.62, paper) +
    letter({
      text: String(value),
      x: x - r * half,
      y: y - r * 0.3,
      w: r * half * 2,
      h: r * 0.6,
      color: ink,
      weight: 0.22,
    }).svg
  );
}
